import { monitorEventLoopDelay } from 'node:perf_hooks'
import { expect, test } from 'vitest'
import { readText } from './items/content-item-text.ts'
import { findMarkdownError } from './markdown-limits.ts'
import { renderApart, renderForPublic } from './render-apart.server.ts'
import { renderMarkdown } from './render-markdown.server.ts'
import { listSeedContentItems } from './seed-texts.server.ts'

const hostile: [string, string, string][] = [
  ['emphasis', '**x'.repeat(20_000), 'too-nested'],
  ['quotes', '>'.repeat(20_000), 'too-nested'],
  ['quotes with spaces', '> '.repeat(20_000), 'too-nested'],
  ['brackets', '['.repeat(20_000), 'too-nested'],
  ['lists in lists on one line', '- '.repeat(5_000), 'too-nested'],
  ['lists in lists', Array.from({ length: 200 }, (_, at) => `${'  '.repeat(at)}- x`).join('\n'), 'too-nested'],
  ['code', '`x'.repeat(20_000), 'too-nested'],
  ['tags', '<a'.repeat(20_000), 'too-nested'],
  ['underscores', '_x'.repeat(20_000), 'too-nested'],
  ['length', 'word '.repeat(30_000), 'too-long'],
]

test.each(hostile)('%s beyond the limits is refused at once and not saved', async (_name, text, reason) => {
  const from = performance.now()
  expect(await renderApart(text)).toEqual({ ok: false, reason })
  expect(performance.now() - from).toBeLessThan(1_000)
  const read = readText('article', { body: text })
  expect(read).toMatchObject({ ok: false, errors: expect.arrayContaining([{ path: 'body', code: reason }]) })
})

test('stored Markdown beyond the limits is shown as plain text', async () => {
  expect((await renderForPublic('>'.repeat(1_000))).html).toBe(`<pre>${'&gt;'.repeat(1_000)}</pre>`)
})

test('built-in texts are within the limits and render identically in the thread', {
  timeout: 60_000,
}, async () => {
  const texts = listSeedContentItems().map(({ text }) => text.body)
  expect(texts.filter((body) => findMarkdownError(body) !== null)).toEqual([])
  for (const body of texts.slice(0, 3))
    expect(await renderApart(body)).toEqual({ ok: true, rendered: renderMarkdown(body) })
})

test('a slow text ends its thread; the process stays responsive and renders the next text', {
  timeout: 60_000,
}, async () => {
  expect(await renderApart('ready')).toMatchObject({ ok: true })
  const slow = Array.from({ length: 16 }, () => '**x'.repeat(1_900)).join('\n\n')
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  expect(await renderApart(slow, 1)).toEqual({ ok: false, reason: 'too-slow' })
  delay.disable()
  expect(delay.max / 1e6).toBeLessThan(1_000)
  expect(await renderApart('# After')).toMatchObject({ ok: true, rendered: { html: '<h2 id="after">After</h2>' } })
})
