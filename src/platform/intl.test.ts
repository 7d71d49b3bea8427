import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { digits, zurichClock } from './intl.ts'
import { listed } from './intl-words.ts'

const root = join(import.meta.dirname, '../..')

/** Matches uses of Intl and of locale methods, except reading the browser's time zone. */
const writer = /\bnew Intl\.|\bIntl\.\w+Format\b(?!\(\)\.resolvedOptions)|\.toLocale\w*\(/

test('only two modules use Intl or locale methods', () => {
  const files = ['src', 'content', 'db', 'script'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  const sources = files.filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  expect(sources.length).toBeGreaterThan(500)
  expect(sources.filter((name) => writer.test(readFileSync(join(root, name), 'utf8')))).toEqual([
    'src/platform/intl-words.ts',
    'src/platform/intl.ts',
  ])
})

test('numbers, times and lists are formatted in English', () => {
  expect(digits(-1234567.891, 2)).toBe('−1,234,567.89')
  expect(zurichClock(new Date('2026-01-31T23:05:00Z'))).toEqual({
    year: '2026',
    month: '02',
    day: '01',
    weekday: 'Sun',
    hour: '00',
    minute: '05',
  })
  expect(listed(['German', 'French', 'English'])).toBe('German, French and English')
})
