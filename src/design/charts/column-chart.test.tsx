import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ColumnChart, ticksUpTo } from './column-chart.tsx'

test('axis ticks are round whole numbers that cover the highest value', () => {
  expect(ticksUpTo(37)).toEqual([0, 10, 20, 30, 40])
  expect(ticksUpTo(0)).toEqual([0, 1])
  expect(ticksUpTo(3)).toEqual([0, 1, 2, 3])
  expect(ticksUpTo(101)).toEqual([0, 50, 100, 150])
  expect(ticksUpTo(9_000_000)).toEqual([0, 2_500_000, 5_000_000, 7_500_000, 10_000_000])
})

test('a chart renders one bar per non-zero value, in both widths, with a text alternative', () => {
  const html = renderToStaticMarkup(
    <ColumnChart
      label="Orders by month"
      series={[
        { series: 'canton', label: 'Orders' },
        { series: 'red', label: 'Filed' },
      ]}
      columns={[
        { label: '10.26', values: [4, 0] },
        { label: '11.26', values: [2, 1] },
      ]}
      format={String}
    />,
  )
  expect(html.match(/<rect/g)).toHaveLength(6)
  expect(html.match(/role="img" aria-label="Orders by month"/g)).toHaveLength(2)
  const heights = [...html.matchAll(/class="series-canton"[^>]* height="([\d.]+)"/g)].map(([, height]) =>
    Number(height),
  )
  expect(heights[0]).toBeCloseTo(2 * (heights[1] ?? 0), 0)
})
