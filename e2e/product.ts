import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { freePort } from '#platform/db/free-port.server.ts'
import { dropDatabase, moveToMemory, onServer } from '#test/database.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    products: OwnProduct[]
  }
}

export type OwnProduct = { baseUrl: string; password: string; dataDir: string }

/**
 * Once for all journeys: the built product with the demo world, one for each worker, on a port and data folder of its
 * own. Journeys that run at the same time never meet (`own.ts` says which product is whose).
 */
export default async function setUp(project: TestProject) {
  await moveToMemory()
  const running = await Promise.all(Array.from({ length: project.config.maxWorkers }, (_, at) => startOwn(at)))
  project.provide(
    'products',
    running.map(({ own }) => own),
  )
  return async () => void (await Promise.all(running.map(({ end }) => end())))
}

/** A product with the demo world and a port, data folder and database of its own, and what else it is told. */
export async function startOwn(
  at: number,
  more: Record<string, string> = {},
): Promise<{ own: OwnProduct; end(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'journeys-'))
  const port = await freePort()
  const own = { baseUrl: `http://localhost:${port}`, password: 'journey-password-1', dataDir }
  const given = process.env.TEST_DATABASE_URL
  const database = `journeys_${process.pid}_${at}`
  if (given) await onServer(given, `create database ${database}`)
  const databaseUrl = given ? new URL(`/${database}`, given).href : undefined
  const product = await startProduct(
    {
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO_PASSWORD: own.password,
      // Journeys look at a few pages each; all others would be rendered for nobody.
      WARM_PAGES: 'no',
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
      ...more,
    },
    own.baseUrl,
  )
  const end = async () => {
    await stopProduct(product)
    if (given) await dropDatabase(given, database)
    await rm(dataDir, { recursive: true, force: true })
  }
  return { own, end }
}

/** Starts the built program with these variables and resolves once it can take work. */
export async function startProduct(
  variables: Record<string, string>,
  baseUrl: string,
  args: string[] = [],
): Promise<ChildProcess> {
  const child = spawn('node', ['build/server/index.js', ...args], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', LOG_LEVEL: 'warn', ...variables },
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
