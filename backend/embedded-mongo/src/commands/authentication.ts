import { Binary, type Doc } from '../bson/types.js';
import { MongoError } from '../errors/mongo-error.js';
import { ScramConversation } from '../services/scram.js';
import type { Call, Command } from './command.js';

function payloadOf({ body }: Call): string {
  if (!(body.payload instanceof Binary)) throw new MongoError('TypeMismatch', 'payload must be binary data');
  return Buffer.from(body.payload.buffer).toString();
}

const reply = (done: boolean, payload: string): Doc => ({
  conversationId: 1,
  done,
  payload: new Binary(Buffer.from(payload)),
});

/** Accepts a client's first SCRAM message and returns the salt and the nonce. */
const saslStart: Command = {
  fields: ['mechanism', 'payload', 'autoAuthorize', 'options'],
  adminOnly: true,
  beforeSignIn: true,
  run(call) {
    const { account } = call.services;
    if (!account || call.body.mechanism !== 'SCRAM-SHA-256')
      throw new MongoError('MechanismUnavailable', 'This server supports no such authentication mechanism');
    call.connection.conversation = new ScramConversation(account, payloadOf(call));
    return reply(false, call.connection.conversation.first);
  },
};

/** Verifies a client's proof of the password. The connection may run every command afterwards. */
const saslContinue: Command = {
  fields: ['conversationId', 'payload'],
  adminOnly: true,
  beforeSignIn: true,
  run(call) {
    const { connection } = call;
    const { conversation } = connection;
    connection.conversation = undefined;
    if (!conversation) throw new MongoError('ProtocolError', 'No SASL session state found');
    const proof = conversation.finish(payloadOf(call));
    connection.signedIn = true;
    return reply(true, proof);
  },
};

export const authenticationCommands: Record<string, Command> = { saslStart, saslContinue };
