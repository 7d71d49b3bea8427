import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { freePort } from '#platform/db/free-port.server.ts'
import { dropDatabase, onServer } from '#test/database.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    baseUrl: string
    password: string
    dataDir: string
  }
}

/** Once for all journeys: the built product on a port and data folder of its own, with the demo world. */
export default async function setUp(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'journeys-'))
  const port = await freePort()
  const baseUrl = `http://localhost:${port}`
  const password = 'journey-password-1'
  const given = process.env.TEST_DATABASE_URL
  const database = `journeys_${process.pid}`
  if (given) await onServer(given, `create database ${database}`)
  const databaseUrl = given ? new URL(`/${database}`, given).href : undefined
  const product = await startProduct(
    {
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO_PASSWORD: password,
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    },
    baseUrl,
  )
  project.provide('baseUrl', baseUrl)
  project.provide('password', password)
  project.provide('dataDir', dataDir)
  return async () => {
    await stopProduct(product)
    if (given) await dropDatabase(given, database)
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Starts the built program with these variables and resolves once it can take work. */
export async function startProduct(
  variables: Record<string, string>,
  baseUrl: string,
  args: string[] = [],
): Promise<ChildProcess> {
  const child = spawn('node', ['--enable-source-maps', 'build/server/index.js', ...args], {
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
