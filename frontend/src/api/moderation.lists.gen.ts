export const vulgarVideosList = {"names":["moderation"],"live":{"topic":"videos","kind":"video"},"sorts":[],"filters":{"status":{"kind":"number"}}} as const;
