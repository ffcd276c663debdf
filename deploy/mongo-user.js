// Runs once, when MongoDB starts on an empty folder: the user of the APIs, who may read and write their database and nothing else.
db.getSiblingDB('callboard').createUser({
  user: 'callboard',
  pwd: process.env.MONGO_API_PASSWORD,
  roles: [{ role: 'readWrite', db: 'callboard' }],
});
