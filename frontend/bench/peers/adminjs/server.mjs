// AdminJS with its own sign-in (authenticated router) on Express. The sessions are in the database. Variables: PORT,
// MONGODB_URI.
import AdminJSExpress from '@adminjs/express';
import * as AdminJSMongoose from '@adminjs/mongoose';
import AdminJS from 'adminjs';
import bcrypt from 'bcrypt';
import MongoStore from 'connect-mongo';
import express from 'express';
import mongoose from 'mongoose';
import { Staff, Users } from './users.mjs';

const LIST = '/admin/resources/users';
const SECRET = 'peers-benchmark-secret-of-32-letters';
/** Seconds after which a session that is only read is written again. */
const TOUCH_AFTER = 24 * 3600;

await mongoose.connect(process.env.MONGODB_URI);
await Promise.all([Users.init(), Staff.init()]);
AdminJS.registerAdapter(AdminJSMongoose);

const admin = new AdminJS({
  rootPath: '/admin',
  resources: [
    {
      resource: Users,
      options: {
        listProperties: ['name', 'email', 'number', 'coins', 'country', 'active', 'createdAt'],
        sort: { sortBy: 'createdAt', direction: 'desc' },
      },
    },
  ],
  settings: { defaultPerPage: 20 },
});

async function authenticate(email, password, { req }) {
  const account = await Staff.findOne({ email }).lean();
  if (!account || !(await bcrypt.compare(password, account.password))) return null;
  // The router leads to its dashboard after a sign-in. The other products lead to the list that was asked for.
  req.session.redirectTo = LIST;
  return { email };
}

const store = MongoStore.create({ client: mongoose.connection.getClient(), touchAfter: TOUCH_AFTER });
const session = { store, secret: SECRET, resave: false, saveUninitialized: false };
const router = AdminJSExpress.buildAuthenticatedRouter(
  admin,
  { authenticate, cookieName: 'adminjs', cookiePassword: SECRET },
  null,
  session,
);
// With NODE_ENV=production, AdminJS writes the bundle of the application's components once, at the start.
await admin.initialize();
const app = express();
app.use(admin.options.rootPath, router);
app.listen(Number(process.env.PORT), '127.0.0.1', () => console.log('AdminJS is ready'));
