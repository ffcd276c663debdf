import type { TestApp } from './app.js';

/** The records of the audit log about an account, oldest first. */
export const auditOf = (app: TestApp, id: string) =>
  app.connection.collection('audit').find({ 'target.id': id }).sort({ at: 1, _id: 1 }).toArray();
