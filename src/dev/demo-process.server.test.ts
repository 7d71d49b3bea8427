import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { demoEmails } from '#platform/demo-accounts.ts'
import { aPerson } from '#test/accounts/people.ts'
import { newWorld } from '#test/world.ts'
import { fillDemoWorldApart, makeDemoWorld, makeDemoWorldApart } from './demo-process.server.ts'

async function programEnding(code: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'demo-'))
  const [notes, file, ours] = [join(folder, 'notes'), join(folder, 'program.mjs'), process.argv[1] ?? '']
  const words = `import { appendFileSync } from 'node:fs'
    appendFileSync(${JSON.stringify(notes)}, process.argv.slice(2).join(' ') + '\\n')
    process.exit(${code})`
  await writeFile(file, words)
  await writeFile(notes, '')
  process.argv[1] = file
  onTestFinished(async () => {
    process.argv[1] = ours
    await rm(folder, { recursive: true })
  })
  return notes
}

test('a child process creates the demo data once', async () => {
  const world = await newWorld()
  const notes = await programEnding(0)
  await makeDemoWorldApart(world)
  expect(await readFile(notes, 'utf8')).toBe('make-demo-world\n')

  await aPerson(world, { email: demoEmails.admin, role: 'owner', username: 'admin' })
  await makeDemoWorldApart(world)
  expect(await readFile(notes, 'utf8')).toBe('make-demo-world\n')
})

test.each([
  ['full', 'fill-demo-world\n'],
  ['small', ''],
] as const)('with DEMO_DATA=%s the child process is called to add the rest: %j', async (DEMO_DATA, called) => {
  const world = await newWorld()
  const notes = await programEnding(0)
  await fillDemoWorldApart({ ...world, config: { ...world.config, DEMO_DATA } })
  expect(await readFile(notes, 'utf8')).toBe(called)
})

test('the server keeps running if the rest of the demo data fails', async () => {
  await programEnding(3)
  await expect(fillDemoWorldApart(await newWorld())).resolves.toBeUndefined()
})

test('a failing child process aborts the startup', async () => {
  await programEnding(3)
  await expect(makeDemoWorldApart(await newWorld())).rejects.toThrow('the process exited with code 3')
})

test('demo data is never created in production', async () => {
  const world = await newWorld()
  const code = await makeDemoWorld({ ...world, config: { ...world.config, MODE: 'production' } })
  expect(code).toBe(2)
  expect(await world.db.selectFrom('people').selectAll().execute()).toEqual([])
})
