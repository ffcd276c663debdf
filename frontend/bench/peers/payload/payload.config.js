// Payload with its own sign-in and its MongoDB adapter. Variable: MONGODB_URI.
import { mongooseAdapter } from '@payloadcms/db-mongodb';
import { buildConfig } from 'payload';

const users = {
  slug: 'users',
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'number', 'coins', 'country', 'active', 'createdAt'],
    listSearchableFields: ['name', 'email', 'number'],
    pagination: { defaultLimit: 20, limits: [20, 50, 100] },
  },
  defaultSort: '-createdAt',
  fields: [
    { name: 'name', type: 'text', required: true, index: true },
    { name: 'email', type: 'email', required: true, unique: true },
    { name: 'number', type: 'text', required: true, unique: true },
    { name: 'coins', type: 'number', defaultValue: 0, index: true },
    { name: 'country', type: 'text', index: true },
    { name: 'active', type: 'checkbox', defaultValue: true, index: true },
  ],
};

export default buildConfig({
  secret: 'peers-benchmark-secret',
  db: mongooseAdapter({ url: process.env.MONGODB_URI ?? '' }),
  admin: { user: 'staff' },
  collections: [{ slug: 'staff', auth: true, fields: [] }, users],
  graphQL: { disable: true },
  telemetry: false,
});
