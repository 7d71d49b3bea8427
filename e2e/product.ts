import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { freePort } from '#platform/db/free-port.server.ts'
import { dropDatabase, moveToMemory, onServer } from '#test/database.ts'

const run = promisify(execFile)

declare module 'vitest' {
  export interface ProvidedContext {
    products: OwnProduct[]
    beginning: Beginning
  }
}

export type OwnProduct = { baseUrl: string; password: string; dataDir: string }

export type Beginning = { dataDir: string; database?: string | undefined }

const password = 'journey-password-1'

/** Starts one built server with demo data per worker, so that parallel tests do not interfere (see `own.ts`). */
export default async function setUp(project: TestProject) {
  await moveToMemory()
  const beginning = await makeBeginning()
  const workers = Array.from({ length: project.config.maxWorkers }, (_, at) => at)
  const running = await Promise.all(workers.map((at) => startOwn(at, beginning)))
  project.provide('beginning', beginning)
  project.provide(
    'products',
    running.map(({ own }) => own),
  )
  return async () => {
    await Promise.all([...running.map(({ end }) => end()), remove(beginning)])
  }
}

async function makeBeginning(): Promise<Beginning> {
  const beginning: Beginning = await newPlace('beginning')
  const first = await startAt(beginning)
  await stopProduct(first.product)
  await databaseHasEnded(beginning)
  return beginning
}

/** Waits until the database has stopped, because an earlier copy of its folder would be incomplete. */
async function databaseHasEnded({ dataDir }: Beginning): Promise<void> {
  for (let attempt = 0; existsSync(join(dataDir, 'postgres', 'postmaster.pid')); attempt++) {
    if (attempt === 300) throw new Error('The database of the demo world has not ended after 30 seconds.')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

export type StartedProduct = {
  own: OwnProduct
  end(): Promise<void>
  startAgain(more: Record<string, string>, conflict: (place: Beginning) => Promise<void>): Promise<void>
}

export async function startOwn(
  at: number,
  beginning: Beginning,
  more: Record<string, string> = {},
): Promise<StartedProduct> {
  const place = await newPlace(String(at), beginning)
  const port = await freePort()
  const { baseUrl, ...first } = await startAt(place, more, port)
  let { product } = first
  return {
    own: { baseUrl, password, dataDir: place.dataDir },
    end: async () => {
      await stopProduct(product)
      await remove(place)
    },
    startAgain: async (changed, conflict) => {
      await stopProduct(product)
      await databaseHasEnded(place)
      await conflict(place)
      product = (await startAt(place, { ...more, ...changed }, port)).product
    },
  }
}

async function newPlace(name: string, beginning?: Beginning): Promise<Beginning> {
  const dataDir = await mkdtemp(join(tmpdir(), 'journeys-'))
  if (beginning) await run('cp', ['-a', `${beginning.dataDir}/.`, dataDir])
  const given = process.env.TEST_DATABASE_URL
  if (!given) return { dataDir }
  const database = `journeys_${process.pid}_${name}`
  const from = beginning?.database ? ` template ${beginning.database}` : ''
  await onServer(given, `create database ${database}${from}`)
  return { dataDir, database }
}

async function remove({ dataDir, database }: Beginning): Promise<void> {
  const given = process.env.TEST_DATABASE_URL
  if (given && database) await dropDatabase(given, database)
  await rm(dataDir, { recursive: true, force: true })
}

async function startAt({ dataDir, database }: Beginning, more: Record<string, string> = {}, at?: number) {
  const port = at ?? (await freePort())
  const baseUrl = `http://localhost:${port}`
  const given = process.env.TEST_DATABASE_URL
  const variables = {
    PORT: String(port),
    DATA_DIR: dataDir,
    DEMO_PASSWORD: password,
    // Each test visits only a few pages, so warming the page cache would waste time.
    WARM_PAGES: 'no',
    ...(given && database ? { MODE: 'demo', DATABASE_URL: new URL(`/${database}`, given).href } : {}),
    ...more,
  }
  return { product: await startProduct(variables, baseUrl), baseUrl }
}

export async function startProduct(
  variables: Record<string, string>,
  baseUrl: string,
  args: string[] = [],
): Promise<ChildProcess> {
  const child = spawn('node', ['build/server/index.js', ...args], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', LOG_LEVEL: 'warn', DEMO_DATA: 'small', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout?.on('data', (chunk) => {
    output += chunk
  })
  child.stderr?.on('data', (chunk) => {
    output += chunk
  })
  for (let attempt = 0; attempt < 240; attempt++) {
    if (child.exitCode !== null) throw new Error(`The product did not start:\n${output}`)
    const isReady = await fetch(`${baseUrl}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (isReady) return child
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error(`The product is not ready after a minute:\n${output}`)
}

export function stopProduct(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}
