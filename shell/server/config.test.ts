import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { ConfigError } from './config-error.ts';
import { defaultRenderProcesses, readConfig, readRegistryToken } from './config.ts';

const leaveRule =
  'a whole https origin such as https://pay.example, or http on localhost; several with commas between them';

const devRemotesRule =
  'remotes with ports of this machine, as in mf-basket=3007; several with commas between them';

describe('readConfig', () => {
  it('has defaults for every variable', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ port: 3000, apiUrl: 'http://127.0.0.1:3001', hasLiveReload: false });
    expect(isAbsolute(config.dataDir)).toBe(true);
  });

  it('reads variables, and removes a trailing slash from URLs', () => {
    expect(readConfig({ PORT: '8080', API_URL: 'https://api.example/', DEV_LIVE_RELOAD: '1' })).toMatchObject(
      {
        port: 8080,
        apiUrl: 'https://api.example',
        hasLiveReload: true,
      },
    );
  });

  it('reads the ports of dev servers by remote', () => {
    expect(readConfig({}).development).toBeNull();
    expect(readConfig({ DEV_REMOTES: 'mf-basket=3007, mf-cms=3008' }).development).toEqual({
      devServerPorts: { 'mf-basket': 3007, 'mf-cms': 3008 },
      hasPreviews: false,
    });
    expect(readConfig({ DEV_PREVIEWS: '1' }).development).toEqual({
      devServerPorts: {},
      hasPreviews: true,
    });
  });

  it('reads the folder of the development build, which is no part of a release', () => {
    expect(readConfig({}).developmentBuildDir).toBeNull();
    expect(readConfig({ DEV_BUILD_DIR: '/srv/development' }).developmentBuildDir).toBe('/srv/development');
  });

  it('rejects dev servers for every visitor in production', () => {
    const production = { NODE_ENV: 'production', DEV_PREVIEWS: '1' };
    expect(() => readConfig({ ...production, DEV_REMOTES: 'mf-basket=3007' })).toThrow(
      new ConfigError('DEV_REMOTES is not valid: it must be unset if NODE_ENV is production'),
    );
    expect(() => readConfig({ ...production, DEV_REMOTES: '' })).not.toThrow();
  });

  it('puts metrics on a separate local port', () => {
    expect(readConfig({}).metricsAddress).toEqual({ port: 3003, host: '127.0.0.1' });
    expect(readConfig({ PORT: '65535' }).metricsAddress.port).toBe(65_532);
    const set = readConfig({ METRICS_PORT: '9100', METRICS_HOST: '0.0.0.0' });
    expect(set.metricsAddress).toEqual({ port: 9100, host: '0.0.0.0' });
  });

  it.each([
    ['PORT', '0', 'a port number from 1 to 65535'],
    ['PORT', '65536', 'a port number from 1 to 65535'],
    ['PORT', '3000.5', 'a port number from 1 to 65535'],
    ['PORT', 'http', 'a port number from 1 to 65535'],
    ['HOST', '', 'a host name or address'],
    ['METRICS_PORT', '0', 'a port number from 1 to 65535'],
    ['METRICS_HOST', '', 'a host name or address'],
    ['API_URL', 'localhost:3001', 'an http(s) address without user name and password'],
    ['API_URL', 'javascript:alert(1)', 'an http(s) address without user name and password'],
    ['REGISTRY_URL', 'ftp://registry', 'an http(s) address without user name and password'],
    ['SHELL_DATA_DIR', '', 'a folder'],
    ['MAINTENANCE_FILE', '', 'a file'],
    ['CONTENT_SECURITY_POLICY_FILE', '', 'a file'],
    ['LEAVE_ORIGINS', 'https://pay.example/path', leaveRule],
    ['LEAVE_ORIGINS', 'https://pay.example, http://pay.example', leaveRule],
    ['LOG_LEVEL', 'loud', 'one of fatal, error, warn, info, debug, trace, silent'],
    ['REGISTRY_POLL_MS', '99', 'a whole number of milliseconds, 100 or more'],
    ['REGISTRY_POLL_MS', 'soon', 'a whole number of milliseconds, 100 or more'],
    ['REGISTRY_PUBLIC_KEY_FILE', '', 'a file'],
    ['REGISTRY_TOKEN_FILE', '', 'a file'],
    ['REGISTRY_GUARD_TOKEN_FILE', '', 'a file'],
    ['REGISTRY_REPORT_TOKEN_FILE', '', 'a file'],
    ['VISITOR_KEY_FILE', '', 'a file'],
    ['STAFF_EMAILS', 'anna@example.com ben', 'e-mail addresses with commas between them'],
    ['STAFF_EMAILS', 'anna@example.com, all', 'e-mail addresses with commas between them'],
    ['RELEASE_GUARD_MS', '99', 'a whole number of milliseconds, 100 or more'],
    ['RELEASE_GUARD_MIN_SEEN', '9', 'a whole number, 10 or more'],
    ['RELEASE_PROBE', 'no', '0 or 1'],
    ['DEV_REMOTES', 'mf-basket', devRemotesRule],
    ['DEV_REMOTES', 'basket=3007', devRemotesRule],
    ['DEV_REMOTES', 'mf-basket=0', devRemotesRule],
    ['DEV_REMOTES', 'mf-basket=3007=x', devRemotesRule],
    ['DEV_REMOTES', 'mf-basket=shop.example:80', devRemotesRule],
    ['TRUST_PROXY', '<all>', 'addresses or networks with commas between, or loopback'],
    ['TEST_HOSTS', 'https://test.example/', 'hosts with commas between them, where * stands for anything'],
    ['RENDER_PROCESSES', '0', 'a number from 1 to 64'],
    ['RENDER_BLOCKED_AFTER_MS', '10', 'milliseconds, 500 or more'],
    ['FRAME_WAIT_MS', '', 'milliseconds, 1 to 60000'],
    ['FRAME_WAIT_MS', '60001', 'milliseconds, 1 to 60000'],
    ['RENDER_MEMORY_MB', 'much', 'megabytes, 128 or more'],
    ['RENDER_USER', 'no body', 'the name or number of a user of this machine'],
    ['DEV_LIVE_RELOAD', 'yes', '0 or 1'],
    ['DEV_PREVIEWS', 'true', '0 or 1'],
  ])('rejects %s=%s with the allowed values', (name, value, allowed) => {
    expect(() => readConfig({ [name]: value })).toThrow(
      new ConfigError(`${name} is not valid: it must be ${allowed}`),
    );
  });

  it('has no test hosts by default', () => {
    expect(readConfig({}).testHosts).toEqual([]);
    expect(readConfig({ TEST_HOSTS: '*.Test.example, preview.example,' }).testHosts).toEqual([
      '*.test.example',
      'preview.example',
    ]);
  });

  it('has no staff and no registry token by default', () => {
    expect(readConfig({})).toMatchObject({ staffEmails: [], registryTokenFile: null });
    expect(readConfig({ STAFF_EMAILS: '' }).staffEmails).toEqual([]);
    const configured = readConfig({
      STAFF_EMAILS: ' Anna@Example.com,ben@example.com, ',
      REGISTRY_TOKEN_FILE: 'token',
    });
    expect(configured.staffEmails).toEqual(['anna@example.com', 'ben@example.com']);
    expect(isAbsolute(configured.registryTokenFile ?? '')).toBe(true);
  });

  it('rejects a file without a token, without showing its path or content', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'shell-config-'));
    const file = join(folder, 'token');
    const wrong = /^REGISTRY_TOKEN_FILE is not valid: it must be a file with a token of the registry in it$/;
    expect(() => readRegistryToken(file)).toThrow(wrong);
    await writeFile(file, 'too-short');
    expect(() => readRegistryToken(file)).toThrow(wrong);
    await writeFile(file, 'long-enough-to-be-one\n');
    expect(readRegistryToken(file)).toBe('long-enough-to-be-one');
    await rm(folder, { recursive: true });
  });

  it('has a guard token only if a file is configured', () => {
    expect(readConfig({})).toMatchObject({
      guardTokenFile: null,
      reportTokenFile: null,
      guard: { everyMs: 5000, minSeen: 50 },
    });
    const given = {
      REGISTRY_GUARD_TOKEN_FILE: 'token',
      RELEASE_GUARD_MS: '200',
      RELEASE_GUARD_MIN_SEEN: '20',
    };
    const { guardTokenFile, registryTokenFile, guard } = readConfig(given);
    expect([isAbsolute(guardTokenFile ?? ''), registryTokenFile]).toEqual([true, null]);
    expect(guard).toEqual({ everyMs: 200, minSeen: 20 });
  });

  it('stores the key of visitor ids in the data folder by default', () => {
    expect(readConfig({ SHELL_DATA_DIR: '/data' }).visitorKeyFile).toBe('/data/visitor-key');
    expect(readConfig({ VISITOR_KEY_FILE: '/run/secrets/visitor-key' }).visitorKeyFile).toBe(
      '/run/secrets/visitor-key',
    );
  });

  it.each(['http://shop:s3cret@api.internal', 'ftp://shop:s3cret@api.internal', 'http://shop:s3cret@'])(
    'rejects the address %s without printing it',
    (address) => {
      const read = () => readConfig({ API_URL: address, REGISTRY_URL: address });
      expect(read).toThrow(/^API_URL is not valid: .*\nREGISTRY_URL is not valid: .*$/);
      expect(read).not.toThrow(/s3cret/);
    },
  );

  it('names every invalid variable in one error', () => {
    expect(() => readConfig({ PORT: 'x', DEV_LIVE_RELOAD: 'x' })).toThrow(
      /PORT is not valid[^]*DEV_LIVE_RELOAD is not valid/,
    );
  });

  it('reads the number of rendering processes', () => {
    expect(readConfig({ RENDER_PROCESSES: '7', SHELL_INSTANCES: '2' }).renderProcesses).toBe(7);
  });
});

describe('defaultRenderProcesses', () => {
  it.each([
    { instances: 1, cores: 1, expected: 2 },
    { instances: 1, cores: 4, expected: 3 },
    { instances: 1, cores: 16, expected: 4 },
    { instances: 2, cores: 8, expected: 4 },
    { instances: 4, cores: 10, expected: 3 },
    { instances: 8, cores: 8, expected: 2 },
  ])('is $expected with $instances instances on $cores cores', ({ instances, cores, expected }) => {
    expect(defaultRenderProcesses(instances, cores)).toBe(expected);
  });
});
