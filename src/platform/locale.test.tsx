import { setTimeout as pause } from 'node:timers/promises'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { Deadlines } from '#admin/today/deadlines.tsx'
import { formatWeekday } from './format.ts'
import { listed, plural } from './intl-words.ts'
import { inLocale } from './locale.server.ts'
import { currentLocale, type Locale } from './locale.ts'
import { t, translate } from './texts.ts'

const german = 'de-CH' as Locale
const english = { files: (count: number) => plural('en', count, { one: 'one file', other: `${count} files` }) }
translate(
  'de',
  { english },
  { english: { files: (count) => plural('de', count, { one: 'eine Datei', other: `${count} Dateien` }) } },
)

const day = '2026-11-21'
const Page = () => (
  <MemoryRouter>
    <Deadlines
      view={{
        ...{ today: day, days: [{ day, count: 2, isWorkingDay: false }], deadlines: [], count: 2 },
        ...{ personId: 'p1', isEveryone: false },
      }}
    />
    <p>{t(english).files(2)}</p>
  </MemoryRouter>
)

test('components are rendered in the locale of the reader', () => {
  const draw = () => renderToStaticMarkup(<Page />)
  expect(draw()).toContain('Sat 21 Nov 2026: 2 due')
  expect(draw()).toContain('2 files')
  expect(inLocale(german, draw)).toContain('Sa. 21. Nov. 2026: 2 due')
  expect(inLocale(german, draw)).toContain('2 Dateien')
})

test('concurrent requests keep their own locale', async () => {
  const read = async (ms: number) => {
    await pause(ms)
    return `${currentLocale()} ${formatWeekday(day)} ${listed(['Ana', 'Ben'])}`
  }
  expect(await Promise.all([inLocale(german, () => read(20)), read(10), inLocale('en-CH', () => read(30))])).toEqual([
    'de-CH Sa. 21. Nov. 2026 Ana und Ben',
    'en-CH Sat 21 Nov 2026 Ana and Ben',
    'en-CH Sat 21 Nov 2026 Ana and Ben',
  ])
})
