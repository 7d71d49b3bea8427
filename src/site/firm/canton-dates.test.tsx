import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { filingDeadlines } from '#content/deadlines.ts'
import { advancedToolList } from '#content/pages/advanced-tools.ts'
import { CantonDates } from './canton-dates.tsx'

test('the calendar shows for each canton what its tile promises', () => {
  const { text } = advancedToolList.find(({ id }) => id === 'deadlines') ?? { text: '' }
  const promised = text.split(':')[0]?.split(', ') ?? []
  expect(promised).toEqual(['Return', 'extension', 'tax at source', 'objection'])
  for (const deadline of filingDeadlines) {
    const html = renderToStaticMarkup(<CantonDates deadline={deadline} />)
    for (const kind of promised) {
      const row = new RegExp(`<dt>${kind}</dt><dd>[^<]{10,}</dd>`, 'i')
      expect([deadline.canton, kind, row.test(html)]).toEqual([deadline.canton, kind, true])
    }
    expect(html).toContain(deadline.name)
  }
})

test('a date that is not certain says so beside the name and with its source', () => {
  const shown = (canton: string) => {
    const deadline = filingDeadlines.find((row) => row.canton === canton)
    return deadline ? renderToStaticMarkup(<CantonDates deadline={deadline} />) : ''
  }
  expect(shown('OW')).toMatch(/\(not confirmed\).*none of them official/)
  expect(shown('GL')).toMatch(/\(likely\).*source: list of the cantons in the press/)
  expect(shown('TG')).toMatch(/<summary>Thurgau<\/summary>/)
})
