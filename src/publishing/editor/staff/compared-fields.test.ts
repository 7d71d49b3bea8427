import { expect, test } from 'vitest'
import { type ContentItemValues, specsOf, textOf } from './content-item-form.ts'
import { comparedFields, comparedTexts } from './ui/compared.tsx'

const changed = (before: ContentItemValues, after: ContentItemValues) =>
  comparedFields(specsOf('article'), before, after).map(({ path, parts }) => [
    path,
    parts.map(({ is, text }) => `${is}: ${text}`),
  ])

test.each<[string, ContentItemValues, ContentItemValues, unknown[]]>([
  ['nothing has changed', { title: 'A' }, { title: 'A' }, []],
  ['line endings and outer whitespace are ignored', { body: 'One\r\ntwo' }, { body: ' One\ntwo\n' }, []],
  ['an added field is new', {}, { title: 'A' }, [['title', ['new: A']]]],
  ['an emptied field is gone', { title: 'A' }, { title: '' }, [['title', ['gone: A']]]],
  ['an unknown field is ignored', { slug: 'a' }, { slug: 'b' }, []],
  [
    'a row is compared as one line, and empty rows are ignored',
    { 'sources.0.title': 'ESTV', 'sources.0.href': 'https://a.example' },
    { 'sources.2.title': 'ESTV', 'sources.2.href': 'https://a.example' },
    [],
  ],
])('%s', (_, before, after, expected) => expect(changed(before, after)).toEqual(expected))

test('an added row is shown as new', () => {
  const row = (at: number, title: string) => ({ [`sources.${at}.title`]: title, [`sources.${at}.href`]: '/a' })
  const [[path, parts] = []] = changed(row(0, 'ESTV'), { ...row(0, 'ESTV'), ...row(1, 'OR') })
  expect(path).toBe('sources')
  expect(String(parts)).toMatch(/same: .*new:[\s\S]*OR/)
})

test('long unchanged text is shortened to the context around each change', () => {
  const long = Array.from({ length: 200 }, (_, at) => `word${at}`).join(' ')
  const [first, gone, , between, , , last] = comparedTexts(
    `${long} old ${long} old ${long}`,
    `${long} new ${long} new ${long}`,
  )
  expect(first?.text).toMatch(/^ … .*word199 $/)
  expect(gone).toMatchObject({ is: 'gone', text: 'old' })
  expect(between?.text).toMatch(/^ word0 .* … .*word199 $/)
  expect(last?.text).toMatch(/^ word0 .* … $/)
})

test.each([
  ['5', 5],
  [' 12 ', 12],
  ["1'000", 1000],
  ['1’000', 1000],
  ['1,000', 1000],
  ['−3', -3],
  // The parser returns invalid numbers unchanged; the schema of the text then rejects them.
  ['five', 'five'],
  ['1.5', '1.5'],
  ['1,5', '1,5'],
  ['12345678901', '12345678901'],
])('the number %j is parsed as %j', (submitted, value) => {
  expect(textOf('law', { 'fields.year': submitted })).toMatchObject({ fields: { year: value } })
})
