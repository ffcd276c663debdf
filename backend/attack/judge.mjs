// Says what is wrong with an answer to a generated request.

/** Which faults make the attack fail, in the order of the report. */
export const FAULTS = {
  failed: 'answers of 5xx (503 with Retry-After counts apart)',
  envelope: 'answers without the envelope',
  schema: 'successes that differ from their schema',
  role: 'callers let in who may not',
  unread: 'successes of calls that could not read their body',
  secret: 'answers that hold a password hash',
  silent: 'requests without an answer',
};

const isText = (value) => typeof value === 'string' && /\S/.test(value);

/** The envelope of a failure: success 0, message, code and the request id of the header. */
function lacksFailure({ body, headers }) {
  if (body?.success !== 0 || !isText(body.message)) return true;
  return (
    !/^[A-Z_]+$/.test(body.code) || !isText(body.requestId) || body.requestId !== headers['x-request-id']
  );
}

const isRefusedRole = ({ call, as, kind, headers }) =>
  call.secured && (as ? !call.roles.includes(as) : !headers.Authorization || kind === 'anonymous');

/** Whether the request asks for its call as the document describes it. */
const isPlain = ({ call, method, kind }) => method === call.method && !kind.startsWith('raw');

/** Whether the request has a body in a type that no call reads. */
const isUnreadable = ({ headers, bytes }) =>
  bytes?.length > 0 &&
  !/^(application\/(json|x-www-form-urlencoded)|multipart\/form-data)\b/i.test(headers['Content-Type'] ?? '');

/** `checkSchema`: of schemas.mjs. Answers [fault, what] or undefined. */
export function judge(request, answer, checkSchema) {
  const { status, body, headers, text } = answer;
  if (status >= 500) {
    if (status === 503 && headers['retry-after'] && !lacksFailure(answer)) return undefined;
    return ['failed', `${status} ${body?.code ?? ''} ${body?.message ?? ''}`];
  }
  if (/\$argon2|"passwordHash"/.test(text)) return ['secret', `${status}`];
  if (status >= 400) {
    const outside = request.underApi === false || request.method === 'HEAD';
    return !outside && lacksFailure(answer) ? ['envelope', `${status} ${text.slice(0, 80)}`] : undefined;
  }
  if (!isPlain(request) || status < 200 || status >= 300) return undefined;
  if (isUnreadable(request))
    return ['unread', `${status} for ${request.headers['Content-Type'] ?? 'no type'}`];
  if (isRefusedRole(request)) return ['role', `${status} as ${request.as ?? 'anonymous'}`];
  if (request.call.answers !== 'application/json') return undefined;
  if (request.call.files.some((type) => headers['content-type']?.startsWith(type))) return undefined;
  if (body?.success !== 1 || !isText(body.message)) return ['envelope', `${status} ${text.slice(0, 80)}`];
  const wrong = checkSchema(request.call.answerSchema, body);
  return wrong ? ['schema', wrong] : undefined;
}
