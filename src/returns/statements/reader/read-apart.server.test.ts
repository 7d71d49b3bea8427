import { execFile } from 'node:child_process'
import { createServer } from 'node:net'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { readerCommand } from './read-apart.server.ts'

async function inReader(code: string): Promise<string> {
  const { command, rights } = await readerCommand()
  const run = promisify(execFile)
  const { stdout } = await run(command, [...rights, '--input-type=module', '--eval', code], {
    env: {},
    timeout: 30_000,
  })
  return stdout.trim()
}

test.each([
  ['the environment of its parent', `/proc/${process.pid}/environ`],
  ['its own environment', '/proc/self/environ'],
  ['system files', '/etc/passwd'],
  ['other source files', `${process.cwd()}/src/platform/config.server.ts`],
  ['the database', `${process.cwd()}/db/grants.sql`],
  ['settings beside the program', `${process.cwd()}/.env`],
])('the reader cannot read %s', async (_name, path) => {
  const content = await inReader(
    `import { readFileSync } from 'node:fs'; try { readFileSync(${JSON.stringify(path)}); console.log('read') } catch (error) { console.log(error.code) }`,
  )
  expect(content).toBe('ERR_ACCESS_DENIED')
})

test('the reader can neither write files nor start processes or threads', async () => {
  const attempt = (call: string) =>
    inReader(
      `import * as fs from 'node:fs'; import * as child from 'node:child_process'; import { Worker } from 'node:worker_threads'
      try { ${call}; console.log('done') } catch (error) { console.log(error.code) }`,
    )
  expect(await attempt(`fs.writeFileSync('/tmp/statement-reader', '')`)).toBe('ERR_ACCESS_DENIED')
  expect(await attempt(`child.spawnSync('true')`)).toBe('ERR_ACCESS_DENIED')
  expect(await attempt(`new Worker('1', { eval: true })`)).toBe('ERR_ACCESS_DENIED')
})

test('the reader has no network access where the system supports it', async () => {
  const { isWithoutNetwork } = await readerCommand()
  const server = createServer((socket) => socket.end('reached'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const content = await inReader(
    `import { connect } from 'node:net'; connect(${port}, '127.0.0.1').on('data', (data) => console.log(String(data))).on('error', () => console.log('unreachable'))`,
  )
  server.close()
  expect(content).toBe(isWithoutNetwork ? 'unreachable' : 'reached')
})
