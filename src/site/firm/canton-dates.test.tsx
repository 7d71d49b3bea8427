import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { advancedToolList } from '#content/pages/advanced-tools.ts'
import * as siteTexts from '#site/locales/en.ts'
import { CantonDates } from './canton-dates.tsx'
import { listCantonDates } from './list-canton-dates.server.ts'

const cantons = listCantonDates().flatMap((day) => day.cantons)

test('the calendar shows for each canton every date that its tile lists', () => {
  const { text } = advancedToolList.find(({ id }) => id === 'deadlines') ?? { text: '' }
  const promised = text.split(':')[0]?.split(', ') ?? []
  expect(promised).toEqual([siteTexts.cantonDates.return, 'extension', 'tax at source', 'objection'])
  expect(cantons).toHaveLength(26)
  for (const dates of cantons) {
    const html = renderToStaticMarkup(<CantonDates dates={dates} />)
    for (const kind of promised) {
      const row = new RegExp(`<dt>${kind}</dt><dd>[^<]{10,}</dd>`, 'i')
      expect([dates.canton, kind, row.test(html)]).toEqual([dates.canton, kind, true])
    }
    expect(html).toContain(dates.name)
  }
})

test('an uncertain date is marked and shows its source', () => {
  const shown = (canton: string) => {
    const dates = cantons.find((row) => row.canton === canton)
    return dates ? renderToStaticMarkup(<CantonDates dates={dates} />) : ''
  }
  expect(shown('OW')).toMatch(/\(not confirmed\).*none of them official/)
  expect(shown('GL')).toMatch(/\(likely\).*source: list of all cantons in the press/)
  expect(shown('TG')).toMatch(/<summary>Thurgau<\/summary>/)
})
