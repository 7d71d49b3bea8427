import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseEnv, promisify } from 'node:util'
import pg from 'pg'
import { z } from 'zod'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#platform/db/embedded-postgres.server.ts'
import { freePort } from '#platform/db/free-port.server.ts'

const run = promisify(execFile)
const memorySettings = z.record(z.string(), z.string()).parse(parseEnv(readFileSync('bin/memory.env', 'utf8')))

export type SiteNode = {
  base: string
  /** `SIGTERM` shuts down gracefully, `SIGKILL` at once. Resolves when the process has ended. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>
  /** `program`: folder of the program, by default this one. Later starts use the same. */
  start(program?: string): Promise<void>
}

export type Site = {
  folder: string
  database: EmbeddedPostgres
  password: string
  variables: Record<string, string>
  ask<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>
  /** `ownsDatabase`: the node adopts the embedded database server and restarts it if it dies. */
  addNode(options?: { role?: 'all' | 'web' | 'worker'; ownsDatabase?: boolean; env?: Env }): Promise<SiteNode>
  killDatabase(): Promise<void>
  /** Output of `verify-audit` if it fails, because the log was changed or the command crashed; null if it succeeds. */
  auditError(): Promise<string | null>
  atEnd: AtEnd
  stop(): Promise<void>
}

export type Env = Record<string, string>

export type AtEnd = (stop: () => Promise<void>) => void

export async function startSite(more: (atEnd: AtEnd) => Promise<Env> = async () => ({})): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'drill-'))
  const database = await startEmbeddedPostgres(folder)
  const endings: (() => Promise<void>)[] = []
  const password = 'drill-password-1'
  const variables: Env = {
    MODE: 'demo',
    DATA_DIR: folder,
    DEMO_PASSWORD: password,
    SECRET_KEY: 'a secret key of more than 32 characters',
    // Gives each visitor of a drill its own IP address through X-Forwarded-For.
    TRUSTED_PROXIES: '127.0.0.1,::1',
    LOG_LEVEL: 'info',
    ...memorySettings,
    ...(await more((stop) => void endings.push(stop))),
  }
  const databaseUrls = { DATABASE_URL: database.url, DATABASE_OWNER_URL: database.ownerUrl }
  const address = new URL(database.superuserUrl)
  address.pathname = '/app'
  const pool = new pg.Pool({ connectionString: address.href, max: 2, connectionTimeoutMillis: 4_000 })
  pool.on('error', () => undefined)
  const nodes: SiteNode[] = []

  return {
    folder,
    database,
    password,
    variables,
    ask: async <Row extends object>(text: string, values: unknown[] = []) => {
      for (let attempt = 1; ; attempt++) {
        try {
          return (await pool.query<Row>(text, values.length > 0 ? values : undefined)).rows
        } catch (error) {
          if (attempt > 60 || !isUnavailable(error)) throw error
          await pause(500)
        }
      }
    },
    addNode: async ({ role = 'all', ownsDatabase = false, env = {} } = {}) => {
      const port = String(await freePort())
      const node = newNode(join(folder, `${role}-${nodes.length}.log`), role, {
        PORT: port,
        // All nodes form one site, so they share the public URL of the first node.
        PUBLIC_URL: nodes[0]?.base ?? `http://localhost:${port}`,
        ...variables,
        ...(ownsDatabase ? {} : databaseUrls),
        ...env,
      })
      await node.start()
      nodes.push(node)
      return node
    },
    killDatabase: async () => {
      const [pid] = (await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n')
      process.kill(Number(pid), 'SIGKILL')
    },
    atEnd: (stop) => void endings.push(stop),
    auditError: () =>
      run(process.execPath, ['build/server/index.js', 'verify-audit'], {
        env: { PATH: process.env.PATH, NODE_ENV: 'production', ...variables, ...databaseUrls, LOG_LEVEL: 'silent' },
      }).then(
        () => null,
        (error: unknown) => String(Object(error).stderr || error).trim(),
      ),
    stop: async () => {
      await Promise.all(nodes.map((node) => node.end('SIGTERM')))
      await pool.end()
      for (const end of endings.toReversed()) await end()
      await database.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function newNode(log: string, role: string, env: Env): SiteNode {
  const base = `http://localhost:${env.PORT}`
  let child: ChildProcess | undefined
  let folder = '.'
  return {
    base,
    end: async (signal) => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill(signal)
      await gone
    },
    start: async (program = folder) => {
      folder = program
      await mkdir(env.DATA_DIR ?? '', { recursive: true })
      const output = openSync(log, 'a')
      const before = (await readFile(log, 'utf8')).length
      const args = [join(folder, 'build/server/index.js'), ...(role === 'all' ? [] : ['--role', role])]
      child = spawn(process.execPath, args, {
        env: { PATH: process.env.PATH, NODE_ENV: 'production', DEMO_DATA: 'small', ...env },
        stdio: ['ignore', output, output],
      })
      for (let attempt = 0; attempt < 240; attempt++) {
        if (child.exitCode !== null) throw new Error(`A node ended: ${(await readFile(log, 'utf8')).slice(before)}`)
        const content = (await readFile(log, 'utf8')).slice(before)
        if (role === 'worker' ? content.includes('"msg":"started"') : await isReady(base)) return
        await pause(250)
      }
      throw new Error(`A node is not ready after a minute: ${(await readFile(log, 'utf8')).slice(before)}`)
    },
  }
}

export function isReady(base: string): Promise<boolean> {
  return fetch(`${base}/readyz`, { signal: AbortSignal.timeout(4_000) }).then(
    (answer) => answer.ok,
    () => false,
  )
}

/** True if the database server is down, starting or shutting down. Any other error is a mistake in the query. */
function isUnavailable(error: unknown): boolean {
  const { code = '', message = '' } = Object(error)
  return /^(ECONN|57P0|08)/.test(String(code)) || /terminated|timeout/i.test(String(message))
}
