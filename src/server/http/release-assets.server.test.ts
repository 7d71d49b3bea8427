import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { newWorld, type World } from '#test/world.ts'
import { assetsOfOtherBuilds, publishAssets } from './release-assets.server.ts'

async function aBuild(world: World, number: number, names = [`page-0000000${number}.js`]) {
  const folder = await mkdtemp(join(tmpdir(), 'assets-'))
  for (const name of names) {
    await writeFile(join(folder, name), `build ${number}`)
    await writeFile(join(folder, `${name}.br`), brotliCompressSync(`build ${number}`))
  }
  const at = new Date(Date.UTC(2026, 10, 27, number))
  await Promise.all([1, 2].map(() => publishAssets({ ...world, now: () => at }, folder)))
}

function ask(world: World, name: string, headers: Record<string, string> = {}) {
  const app = new Hono().use('/assets/*', assetsOfOtherBuilds(world)).get('*', (c) => c.text('none', 404))
  return app.request(`/assets/${name}`, { headers })
}

test('assets of the last three builds are served, whichever node published them', async () => {
  const world = await newWorld()
  for (const number of [1, 2, 3, 4]) await aBuild(world, number)
  const answers = [1, 2, 3, 4].map(async (number) => (await ask(world, `page-0000000${number}.js`)).text())
  expect(await Promise.all(answers)).toEqual(['none', 'build 2', 'build 3', 'build 4'])
})

test('an asset is sent compressed if the browser accepts it, for ever', async () => {
  const world = await newWorld()
  await aBuild(world, 1, ['style-abcdefgh.css'])
  const packed = await ask(world, 'style-abcdefgh.css', { 'Accept-Encoding': 'gzip, br' })
  expect(packed.headers.get('Content-Encoding')).toBe('br')
  expect(packed.headers.get('Content-Type')).toBe('text/css; charset=utf-8')
  expect(packed.headers.get('Cache-Control')).toContain('immutable')
  expect(Buffer.from(await packed.arrayBuffer())).toEqual(brotliCompressSync('build 1'))
})

test('a build that starts again is younger than the others, and only hashed names are looked up', async () => {
  const world = await newWorld()
  for (const number of [1, 2, 3]) await aBuild(world, number)
  await aBuild(world, 5, ['page-00000001.js'])
  await aBuild(world, 6)
  expect((await ask(world, 'page-00000001.js')).status).toBe(200)
  expect((await ask(world, 'page-00000002.js')).status).toBe(404)
  for (const name of ['early.js', 'page-00000001.js.map', '..%2Fpage-00000001.js'])
    expect((await ask(world, name)).status).toBe(404)
})
