"""The web table: people and bots at one table, in the browser. The only room that knows HTTP and SQL."""
