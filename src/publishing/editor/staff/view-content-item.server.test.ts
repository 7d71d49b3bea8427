import { afterAll, expect, test } from 'vitest'
import { findContentItem } from '#publishing/editor/items/content-item-db.server.ts'
import { createContentItem } from '#publishing/editor/items/create-content-item.server.ts'
import { saveContentItem } from '#publishing/editor/items/save-content-item.server.ts'
import * as returnTexts from '#returns/locales/en.ts'
import { actorOf, aPerson } from '#test/cases.ts'
import { newWorld } from '#test/world.ts'
import { blankText } from './content-item-form.ts'
import { lookAt } from './view-content-item.server.ts'

const world = await newWorld({}, afterAll)
const anna = await aPerson(world, { role: 'admin', name: 'Anna Keller' })
const tim = await aPerson(world, { role: 'adviser', name: 'Tim Adler' })
const text = blankText('article', { title: returnTexts.figure.codes['pillar-3a'], author: 'Tim', year: '2026' })
const created = await createContentItem(world, actorOf(tim), { kind: 'article', slug: 'a', text })

const contentItemNow = async () =>
  (await findContentItem(world.db, created.ok ? created.id : '')) ?? Promise.reject(new Error('gone'))
const look = async (values: Record<string, string>, person = tim) =>
  lookAt(world, { entry: await contentItemNow(), person, values })

test.each([
  ['', 0, 1],
  ['Tax', 1, 1],
  ["It's 7,258.50 a year, isn't it?", 6, 1],
  ['3a-account – or not', 3, 1],
  ['word '.repeat(299), 299, 1],
  ['word '.repeat(300), 300, 2],
])('%j has %i words', async (body, words, minutes) => {
  expect(await look({ body })).toMatchObject({ words, minutes })
})

test('facts are rendered in all fields, and unknown facts are reported', async () => {
  const known = '{fact:pillar3a.max.2026}'
  const seen = await look({ title: `Up to ${known}`, 'fields.summary': known, body: `**${known}** or {fact:no.such}` })
  expect(seen.title).toMatch(/^Up to CHF.7,258$/)
  expect(seen.summary).toMatch(/^CHF.7,258$/)
  expect(seen.html).toMatch(/<strong>CHF.7,258<\/strong> or \{fact:no\.such\}/)
  expect(seen).toMatchObject({ facts: 2, unknownFacts: ['no.such'] })
})

test('headings have no anchors in the preview, and unsafe HTML is removed', async () => {
  const { html } = await look({
    body: '## Title\n\n### Fields\n\n<script>alert(1)</script>\n\n[a](javascript:alert(1))',
  })
  expect(html).toMatch(/<h2>Title<\/h2>\s*<h3>Fields<\/h3>/)
  expect(html).not.toMatch(/<script|javascript:/)
})

test('an editor is notified of a newer version by another person, not of their own', async () => {
  expect(await look({})).toMatchObject({ newest: null })
  expect(await look({}, anna)).toMatchObject({ newest: { version: 1, who: 'Tim Adler' } })
  const { id, version } = await contentItemNow()
  expect(
    await saveContentItem(world, actorOf(anna), {
      id,
      startedFrom: version,
      text: blankText('article', { title: 'Pillar 3a in 2026', author: 'Tim', year: '2026' }),
      isAutosave: false,
    }),
  ).toMatchObject({
    ok: true,
  })
  expect(await look({})).toMatchObject({ newest: { version: 2, who: 'Anna Keller' } })
  expect(await look({}, anna)).toMatchObject({ newest: null })
})
