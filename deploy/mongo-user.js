// Runs once, when MongoDB starts on an empty folder. Creates the user of the APIs, who can access only their database.
db.getSiblingDB('callboard').createUser({
  user: 'callboard',
  pwd: process.env.MONGO_API_PASSWORD,
  roles: [{ role: 'readWrite', db: 'callboard' }],
});
