import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import { Button } from './button.tsx'
import { StackBar } from './charts/stack-bar.tsx'
import { Quantity } from './form/quantity.tsx'
import { AppShell } from './page/app-shell.tsx'
import { Pagination, pagesShown } from './page/navigation.tsx'
import { Price } from './price.tsx'
import { Table } from './table.tsx'
import UiPage from './ui-page.tsx'

function words(html: string) {
  return html.replace(/<[^>]+>/g, '')
}

describe('prices, pagination and tables', () => {
  test('a sale price is shown with the regular price struck through', () => {
    const html = renderToStaticMarkup(<Price cents={49900} regularCents={69900} />)
    expect(words(html)).toBe('Now CHF\u00a0499.00instead of CHF\u00a0699.00')
    expect(html).toContain('<del>')
  })

  test.each([null, undefined, 49900, 100])('a regular price of %s is not shown next to 499.00', (regularCents) => {
    expect(words(renderToStaticMarkup(<Price cents={49900} regularCents={regularCents} />))).toBe('CHF\u00a0499.00')
  })

  test.each([
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, 3, 9]],
    [5, 9, [1, 4, 5, 6, 9]],
    [9, 9, [1, 7, 8, 9]],
  ])('page %i of %i links to the pages %j', (page, pages, shown) => expect(pagesShown(page, pages)).toEqual(shown))

  test('pagination has no link before the first page and marks the current page', () => {
    const html = renderToStaticMarkup(
      <MemoryRouter>
        <Pagination page={1} pages={3} linkTo={(n) => `/news?page=${n}`} summary="1–10 of 30" />
      </MemoryRouter>,
    )
    expect(html).toContain('<span class="step">Previous</span>')
    expect(html).toContain('<span aria-current="page">1</span>')
    expect(html).toMatch(/<a[^>]*rel="next"[^>]*href="\/news\?page=2"/)
  })

  test('a table has row headers and labels its cells for the list layout', () => {
    const html = renderToStaticMarkup(
      <Table
        caption="Prices"
        columns={[
          { key: 'n', header: 'No.', cell: () => '1' },
          { key: 'name', header: 'Name', rowHeader: true, cell: (row: { name: string }) => row.name },
          { key: 'price', header: 'Price', numeric: true, cell: () => '299.00' },
        ]}
        rows={[{ name: 'Basic' }]}
        rowKey={(row) => row.name}
        rowTone={() => 'total'}
      />,
    )
    expect(html).toContain('<th scope="row" role="rowheader">Basic</th>')
    expect(html).toContain('<td role="cell" class="number" data-label="Price">299.00</td>')
    expect(html).toContain('<tr role="row" class="total">')
  })
})

describe('controls and layout', () => {
  test('a busy button is announced as busy but stays focusable', () => {
    const html = renderToStaticMarkup(<Button busy>Saving</Button>)
    expect(html).toMatch(/aria-busy="true"/)
    expect(html).not.toContain('disabled=""')
  })

  test('a quantity field submits with its form, also without JavaScript', () => {
    const html = renderToStaticMarkup(<Quantity label="Quantity of Basic" name="quantity" defaultValue={2} max={3} />)
    expect(html).toMatch(/<input(?=[^>]* type="number")(?=[^>]* name="quantity")(?=[^>]* value="2")(?=[^>]* max="3")/)
  })

  test('the parts of a stacked bar fill it in order, and a total of zero is valid', () => {
    const parts = [
      { series: 'canton', value: 75 },
      { series: 'federal', value: 25 },
    ] as const
    const html = renderToStaticMarkup(<StackBar label="Tax" parts={parts} />)
    expect(html).toContain('x="0.000%" width="75.000%"')
    expect(html).toContain('x="75.000%" width="25.000%"')
    expect(renderToStaticMarkup(<StackBar label="Tax" parts={[{ series: 'canton', value: 0 }]} />)).not.toContain('NaN')
  })

  test('the app shell marks the link of the current section', () => {
    const html = renderToStaticMarkup(
      <MemoryRouter initialEntries={['/portal/cases/12']}>
        <AppShell
          rail="light"
          brand="Firm"
          home="/"
          menuLabel="Portal"
          account="Ana"
          places={[
            { to: '/portal', label: 'Dashboard', icon: 'layout-dashboard', end: true },
            { to: '/portal/cases', label: 'Tax cases', icon: 'folder', count: 2 },
          ]}
        >
          <h1>Case</h1>
        </AppShell>
      </MemoryRouter>,
    )
    const current = html.match(/<a[^>]*aria-current="page"[^>]*>/g)
    expect(current).toHaveLength(3)
    for (const link of current ?? []) expect(link).toContain('href="/portal/cases"')
  })

  test('the component overview renders on the server without style attributes', () => {
    const html = renderToStaticMarkup(
      <MemoryRouter>
        <UiPage />
      </MemoryRouter>,
    )
    expect(html).toContain('Components and states')
    expect(html).not.toContain('style=')
  })
})
