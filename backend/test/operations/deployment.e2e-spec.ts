// The production deployment as its files define it. These tests start no containers, the CI workflow does.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { argsOf, type Directive, directivesOf, parseNginx } from './nginx-config.js';

const REPOSITORY = resolve(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(REPOSITORY, path), 'utf8');

interface Service {
  image?: string;
  build?: { target: string };
  user?: string;
  ports?: string[];
  networks?: string[];
  network_mode?: string;
  environment?: Record<string, string | number>;
  tmpfs?: string[];
  mem_limit?: string;
  pids_limit?: number;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  healthcheck?: { test: string[] };
}
interface Compose {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean; ipam?: { config: { gateway: string }[] } } | null>;
}

describe('docker-compose.yml', () => {
  const compose = parse(read('docker-compose.yml'), { merge: true }) as Compose;
  const services = Object.entries(compose.services);

  it.each(services)(
    'should run %s hardened, with bounded memory, processes and scratch space',
    (_name, service) => {
      expect(service).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
        mem_limit: expect.stringMatching(/\d(m|g)\}?$/) as string,
        pids_limit: expect.any(Number) as number,
      });
      for (const folder of service.tmpfs ?? []) expect(folder).toMatch(/size=\d+[mg]$/);
      expect(service.tmpfs).not.toHaveLength(0);
    },
  );

  it.each(services.filter(([, { image }]) => image && !image.startsWith('callboard-')))(
    'should name an exact version of the image of %s',
    (_name, { image }) => expect(image).toMatch(/:v?\d+\.\d+(\.\d+)?$/),
  );

  it('should publish nothing beyond this machine without TLS', () => {
    const published = services.flatMap(([, { ports }]) => ports ?? []);
    expect(published).toEqual(['127.0.0.1:${PORT:-8080}:8080']);
    const tls = read('docker-compose.tls.yml');
    expect(tls).toContain('!override');
    expect(tls).not.toContain(':8080');
  });

  it('should keep database and files on separate networks that only the APIs reach', () => {
    for (const name of ['web', 'database', 'files']) expect(compose.networks[name]?.internal).toBe(true);
    expect(compose.services.web?.networks).toEqual(['web', 'front']);
    expect(compose.services.mongo?.networks).toEqual(['database']);
    expect(compose.services.storage?.networks).toEqual(['files']);
    expect(compose.services.bucket?.network_mode).toBe('service:storage');
  });

  it('should give the APIs users with the least rights in the database and in the bucket', () => {
    const { MONGODB_URI, S3_ACCESS_KEY } = compose.services.api1!.environment!;
    expect(MONGODB_URI).toMatch(/^mongodb:\/\/callboard:.*authSource=callboard$/);
    expect(read('deploy/mongo-user.js')).toContain("roles: [{ role: 'readWrite', db: 'callboard' }]");
    expect(S3_ACCESS_KEY).toBe('callboard');
    expect(read('deploy/storage.sh')).toContain('"actions": ["Read:uploads", "Write:uploads"]');
    expect(read('deploy/storage.sh')).not.toContain('Admin');
  });

  it('should trust exactly one hop, and let nginx trust only the gateway of its own network', () => {
    expect(compose.services.api1!.environment!.TRUST_PROXY).toBe(1);
    const gateway = compose.networks.front?.ipam?.config[0]?.gateway;
    expect(read('deploy/nginx.conf')).toContain(`set_real_ip_from ${gateway};`);
  });

  it('should pass no password as an argument', () => {
    for (const [, { healthcheck }] of services) {
      expect(healthcheck?.test.join(' ') ?? '').not.toMatch(/\$\{?\$?[A-Z_]*(PASSWORD|KEY|SECRET)/);
    }
  });

  it('should require only variables that .env.example explains', () => {
    const wanted = new Set(
      [...read('docker-compose.yml').matchAll(/\$\{([A-Z0-9_]+):\?/g)].map(([, name]) => name),
    );
    const explained = new Set([...read('.env.example').matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name));
    expect([...wanted].filter((name) => !explained.has(name))).toEqual([]);
  });
});

describe('Dockerfile', () => {
  it('should build from exact versions and run nothing as root', () => {
    const lines = read('Dockerfile').split('\n');
    const images = lines.filter((line) => line.startsWith('FROM '));
    expect(images).toHaveLength(4);
    for (const image of images)
      expect(image).toMatch(/^FROM (--platform=\$BUILDPLATFORM )?[\w/.-]+:\d+\.\d+\.\d+-[\w.-]+ AS \w+$/);
    expect(lines.filter((line) => line.startsWith('USER '))).toEqual(['USER node', 'USER nginx']);
  });
});

describe('the nginx files', () => {
  const container = directivesOf(parseNginx(read('deploy/nginx.conf')), 'http')[0]!.block!;
  const http = parseNginx(read('deploy/http.conf'));
  const site = parseNginx(read('deploy/locations.conf'));
  const locations = directivesOf(site, 'location');
  const proxied = locations.filter(({ block }) => argsOf(block!, 'proxy_pass'));

  /** The location that nginx chooses for a path: an exact or long prefix, else the first pattern that matches, else `/`. */
  function locationOf(path: string): Directive {
    const pattern = locations.find(({ args: [kind, text] }) => {
      if (kind === '~' || kind === '~*') return new RegExp(text!, kind === '~*' ? 'i' : '').test(path);
      return kind === '/assets/' && path.startsWith(kind);
    });
    return pattern ?? locations.find(({ args }) => args[0] === '/')!;
  }

  it('should forward the address of the connection and ignore the claims of the client', () => {
    const headers = directivesOf(site, 'proxy_set_header').map(({ args }) => args);
    expect(headers).toContainEqual(['X-Forwarded-For', '$remote_addr']);
    expect(read('deploy/locations.conf')).not.toContain('$proxy_add_x_forwarded_for');
    for (const { block } of locations) expect(directivesOf(block!, 'proxy_set_header')).toEqual([]);
  });

  it('should accept only small bodies, held in memory, outside of the upload locations', () => {
    expect(argsOf(site, 'client_max_body_size')).toEqual(['128k']);
    expect(argsOf(site, 'client_body_buffer_size')).toEqual(['128k']);
    for (const { block } of locations) {
      const size = argsOf(block!, 'client_max_body_size')?.[0];
      if (!size || size === '16k') continue;
      expect(argsOf(block!, 'proxy_request_buffering')).toEqual(['off']);
      expect(directivesOf(block!, 'limit_conn').map(({ args }) => args[0])).toEqual([
        'connections',
        'uploads',
      ]);
    }
  });

  it('should limit requests or uploads of an address in every location that reaches an API', () => {
    expect(argsOf(site, 'limit_conn')).toEqual(['connections', '400']);
    expect(proxied.length).toBeGreaterThan(5);
    for (const { block } of proxied) {
      const limits = [...directivesOf(block!, 'limit_req'), ...directivesOf(block!, 'limit_conn')];
      expect(limits.length).toBeGreaterThan(0);
    }
  });

  it('should accept bodies as large as the files of each form, and no files elsewhere', () => {
    const document = JSON.parse(read('backend/openapi.json')) as {
      paths: Record<
        string,
        Record<string, { requestBody?: { content: Record<string, { schema: { $ref: string } }> } }>
      >;
      components: {
        schemas: Record<string, { properties?: Record<string, { format?: string; description?: string }> }>;
      };
    };
    const room = {
      image: 5,
      animation: 10,
      audio: 20,
      video: 100,
      transfer: 500,
      table: 2,
      part: 4,
    } as Record<string, number>;
    const megabytes = (size = '0m') => (size.endsWith('m') ? Number.parseInt(size) : 0);
    let forms = 0;
    for (const [path, operations] of Object.entries(document.paths)) {
      for (const { requestBody } of Object.values(operations)) {
        const schema = requestBody?.content['multipart/form-data']?.schema.$ref.split('/').pop();
        const fields = Object.values(document.components.schemas[schema ?? '']?.properties ?? {});
        const needed = fields
          .filter(({ format }) => format === 'binary')
          .reduce((sum, { description = '' }) => sum + (room[description.replace('A file: ', '')] ?? NaN), 0);
        const given = megabytes(
          argsOf(locationOf(path.replace('{id}', 'x')).block!, 'client_max_body_size')?.[0],
        );
        if (needed === 0) continue;
        if (!(given > needed)) throw new Error(`${path} needs ${needed} MB and has ${given}`);
        forms += 1;
      }
    }
    expect(forms).toBeGreaterThan(35);
    expect(megabytes(argsOf(locationOf('/api/admin/users').block!, 'client_max_body_size')?.[0])).toBe(0);
  });

  it.each(['/api/metrics', '/api/Metrics', '/api/metrics/', '/API/metrics?x'])(
    'should not forward %s',
    (path) => {
      expect(argsOf(locationOf(path).block!, 'proxy_pass')).toBeUndefined();
    },
  );

  const SECURE = {
    'X-Content-Type-Options': 'nosniff',
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  };
  /** The headers that these directives add to every answer, also to failures. */
  const headersOf = (block: Directive[]) =>
    Object.fromEntries(
      directivesOf(block, 'add_header')
        .filter(({ args }) => args[2] === 'always')
        .map(({ args }) => [args[0], args[1]]),
    );

  it('should send what it answers itself with HSTS, a policy and nosniff', () => {
    // A location with an add_header inherits none.
    const own = locations.filter(({ block }) => directivesOf(block!, 'add_header').length > 0);
    expect(own.map(({ args }) => args.at(-1)).slice(0, 5)).toEqual([
      ...['/@malformed', '@too_large', '@too_many', '@unavailable', '/assets/'],
    ]);
    for (const { block } of own) expect(headersOf(block!)).toMatchObject(SECURE);
    // All other answers: the headers of the server, which are empty for an answer of the API.
    const values = Object.entries(headersOf(site)).map(([name, variable]) => {
      const map = directivesOf(http, 'map').find(({ args }) => args[1] === variable)!;
      expect([map.args[0], argsOf(map.block!, 'default')]).toEqual(['$upstream_http_x_request_id', ['']]);
      return [name, argsOf(map.block!, '')![0]];
    });
    expect(Object.fromEntries(values)).toEqual(SECURE);
    expect(directivesOf(locationOf('/api/metrics').block!, 'add_header')).toEqual([]);
  });

  it('should name the charset of every text', () => {
    expect(argsOf(site, 'charset')).toEqual(['utf-8']);
    expect(argsOf(site, 'charset_types')).toEqual(
      expect.arrayContaining(['text/css', 'application/javascript', 'application/json', 'image/svg+xml']),
    );
  });

  const includesOf = (block: Directive[]) => directivesOf(block, 'include').map(({ args }) => args[0]!);
  const oneMachine = parseNginx(read('deploy/site.conf'));

  it('should include the same declarations, settings and locations in containers and on one machine', () => {
    const tls = parseNginx(read('deploy/tls.conf'));
    for (const [declarations, block, folder] of [
      [container, container, '/etc/nginx'],
      [container, tls, '/etc/nginx'],
      [oneMachine, oneMachine, '/opt/callboard/deploy'],
    ] as const) {
      expect(includesOf(declarations)).toContain(`${folder}/http.conf`);
      const server = directivesOf(block, 'server')[0]!.block!;
      const isTls = directivesOf(server, 'listen').some(({ args }) => args.includes('ssl'));
      const expected = [...(isTls ? ['tls-settings'] : []), 'locations'];
      expect(includesOf(server)).toEqual(expected.map((name) => `${folder}/${name}.conf`));
    }
  });

  it('should copy every file into the image that its configuration includes', () => {
    const included = ['nginx', 'tls', 'locations']
      .flatMap((name) => [...read(`deploy/${name}.conf`).matchAll(/include \/etc\/nginx\/([\w-]+\.conf);/g)])
      .map(([, name]) => `deploy/${name}`);
    const copied = read('Dockerfile')
      .match(/^COPY (deploy\/.*) \/etc\/nginx\/$/m)![1]!
      .split(' ');
    expect(copied.toSorted()).toEqual([...new Set(['deploy/nginx.conf', ...included])].toSorted());
  });

  it('should listen with TLS only and reach only this machine when one machine runs without Docker', () => {
    const server = directivesOf(oneMachine, 'server')[0]!.block!;
    for (const { args } of directivesOf(server, 'listen')) expect(args).toContain('ssl');
    expect(argsOf(server, 'root')).toEqual(['/opt/callboard/frontend/dist']);
    const upstream = directivesOf(oneMachine, 'upstream')[0]!;
    expect(upstream.args).toEqual(['api']);
    expect(argsOf(upstream.block!, 'server')?.[0]).toBe('127.0.0.1:3000');
  });

  it('should mark compressed files for caches', () => {
    expect(argsOf(site, 'gzip_static')).toEqual(['on']);
    expect(argsOf(site, 'gzip_vary')).toEqual(['on']);
  });

  it.each([
    '/api/admin/login',
    '/api/app/register',
    '/api/auth/mfa/verify',
    '/api/auth/mfa/totp/confirm',
    '/api/auth/proof',
    '/API/Auth/MFA/off/',
  ])('should allow %s as often as sign-ins', (path) => {
    const { block } = locationOf(path);
    expect(argsOf(block!, 'limit_req')?.[0]).toBe('zone=sign_ins');
    expect(argsOf(block!, 'client_max_body_size')).toEqual(['16k']);
  });

  it.each(['/api/auth/me', '/api/auth/sessions', '/api/auth/proofs'])(
    'should allow %s as often as other calls',
    (path) => expect(argsOf(locationOf(path).block!, 'limit_req')?.[0]).toBe('zone=calls'),
  );

  it('should log one JSON object a line, with the id that the client received and no query string', () => {
    const [name, escape, ...parts] = argsOf(http, 'log_format')!;
    expect(argsOf(container, 'access_log')?.[1]).toBe(name);
    expect(escape).toBe('escape=json');
    const line = parts.join('');
    expect(JSON.parse(line.replaceAll(/:(\$\w+)/g, ':"$1"'))).toEqual({
      time: '$time_iso8601',
      address: '$remote_addr',
      method: '$request_method',
      path: '$uri',
      status: '$status',
      bytes: '$body_bytes_sent',
      seconds: '$request_time',
      requestId: '$answer_id',
    });
  });

  it('should accept only suites with forward secrecy and authenticated encryption', () => {
    const tls = parseNginx(read('deploy/tls-settings.conf'));
    expect(argsOf(tls, 'ssl_protocols')).toEqual(['TLSv1.2', 'TLSv1.3']);
    const suites = argsOf(tls, 'ssl_ciphers')![0]!.split(':');
    expect(suites.length).toBeGreaterThan(3);
    for (const suite of suites) expect(suite).toMatch(/^ECDHE-(RSA|ECDSA)-(AES\d+-GCM|CHACHA20)-/);
  });

  it('should answer its own failures in the envelope of the API', () => {
    const answered = directivesOf(site, 'error_page').map(({ args }) => {
      const page = locations.find((one) => one.args.at(-1) === args.at(-1))!;
      const [status, body] = argsOf(page.block!, 'return')!;
      // A named location answers 500 when the request has no readable path.
      if (status === '400') expect(page.args).toEqual(['=', '/@malformed']);
      const failure = JSON.parse(body!) as Record<string, unknown>;
      expect(Object.keys(failure)).toEqual(['success', 'message', 'code', 'requestId']);
      return [args.slice(0, -2).join(' '), status, failure.code];
    });
    expect(answered).toEqual([
      ['400 414 494', '400', 'VALIDATION_FAILED'],
      ['413', '413', 'TOO_LARGE'],
      ['429', '429', 'RATE_LIMITED'],
      ['502 504', '503', 'UNAVAILABLE'],
    ]);
  });
});
