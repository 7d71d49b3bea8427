import { Button, ButtonLink } from '#design/button.tsx'
import { Progress } from '#design/charts/progress.tsx'
import { Accordion, FactList, TickList } from '#design/facts.tsx'
import { Note } from '#design/feedback/note.tsx'
import { EmptyState, ErrorState, LoadingState } from '#design/feedback/states.tsx'
import { Status, Tag } from '#design/feedback/status.tsx'
import { BackLink, Breadcrumbs } from '#design/page/crumbs.tsx'
import { Row, Section, Stack } from '#design/page/layout.tsx'
import { Chips, Pagination, Tabs } from '#design/page/navigation.tsx'
import { Price } from '#design/price.tsx'
import { Table } from '#design/table.tsx'
import { formatAmount } from '#platform/format.ts'
import { Specimen } from './specimen.tsx'

const services = [
  { name: 'Basic', own: 29900, other: '800–1,200', saving: 50100 },
  { name: 'Standard', own: 49900, other: '1,500–2,500', saving: 100100 },
  { name: 'Premium', own: 79900, other: '2,500–4,000', saving: 170100 },
]

export function Statuses() {
  return (
    <Section title="Status" intro="A shape and a word; colour comes third.">
      <div className="columns">
        <Specimen title="The seven kinds">
          <Row>
            <Status kind="done">Completed</Status>
            <Status kind="prog">In progress</Status>
            <Status kind="info">Scheduled</Status>
            <Status kind="wait">Pending</Status>
            <Status kind="warn">Medium</Status>
            <Status kind="bad">Cancelled</Status>
            <Status kind="off">Archived</Status>
          </Row>
        </Specimen>
        <Specimen title="Tags, price, progress">
          <Row>
            <Tag tone="red">Most popular</Tag>
            <Tag tone="ink">Featured</Tag>
            <Tag>Expats</Tag>
          </Row>
          <Price cents={129900} />
          <Price cents={49900} regularCents={69900} large decimals={0} from />
          <Progress label="Documents received" value={5} max={8} showLabel end="5 of 8" />
        </Specimen>
        <Specimen title="Notes" wide>
          <Note kind="done">Your changes are saved.</Note>
          <Note kind="warn" title="The form prints 15.03.2027">
            That date decides.
          </Note>
          <Note kind="info">Data as of 01.09.2026.</Note>
          <Note
            kind="bad"
            title="The payment was not accepted"
            action={
              <Button type="button" kind="outline" size="dense">
                Try again
              </Button>
            }
          >
            Nothing was charged.
          </Note>
          <Note>A plain note in ink.</Note>
        </Specimen>
      </div>
    </Section>
  )
}

export function Lists() {
  return (
    <Section title="Tables and lists" intro="Numbers right, tabular. Hairlines, no stripes.">
      <Stack gap="wide">
        <Table
          caption="What a return costs, in CHF"
          columns={[
            { key: 'name', header: 'Service', cell: (row) => row.name },
            { key: 'own', header: 'Own price', numeric: true, cell: (row) => formatAmount(row.own) },
            { key: 'other', header: 'Others', numeric: true, cell: (row) => row.other },
            { key: 'saving', header: 'Savings', numeric: true, cell: (row) => `from ${formatAmount(row.saving)}` },
          ]}
          rows={services}
          rowKey={(row) => row.name}
          rowTone={(row) => (row.name === 'Standard' ? 'strong' : undefined)}
        />
        <Table
          caption="Dense, sorted, selected"
          dense
          columns={[
            { key: 'name', header: 'Service', cell: (row) => <a href="#top">{row.name}</a> },
            { key: 'status', header: 'Status', cell: () => <Status kind="prog">In progress</Status> },
            {
              key: 'own',
              header: 'Price',
              numeric: true,
              cell: (row) => formatAmount(row.own),
              sort: { to: '?sort=-price', direction: 'ascending' },
            },
          ]}
          rows={services}
          rowKey={(row) => row.name}
          rowTone={(row) => (row.name === 'Basic' ? ['selected', 'active'] : undefined)}
        />
        <div className="columns">
          <FactList
            facts={[
              { term: 'Tax year', value: '2025' },
              { term: 'Canton', value: 'Bern' },
              { term: 'Complexity', value: 'Salary, accounts, one property' },
            ]}
          />
          <FactList
            amounts
            facts={[
              { term: 'Standard', value: formatAmount(49900) },
              { term: 'Foreign income', value: formatAmount(15000) },
              { term: 'Total', value: formatAmount(64900), total: true },
            ]}
          />
          <TickList yes={['Federal, cantonal and communal return', 'One adviser']} no={['Self-employment']} />
          <Accordion
            items={[
              {
                id: 'question-1',
                title: 'When is my return due?',
                content: <p>The date printed on the form decides.</p>,
              },
              { id: 'question-2', title: 'Can I extend it?', content: <p>Yes, in most cantons online.</p> },
            ]}
          />
        </div>
        <div>
          <BackLink to="#">Tax Cases</BackLink>
          <Breadcrumbs
            crumbs={[{ label: 'Home', to: '#' }, { label: 'Blog', to: '#' }, { label: 'Moving in December' }]}
          />
          <Tabs
            label="Case"
            tabs={[
              { to: '?view=overview', label: 'Overview', current: true },
              { to: '?view=documents', label: 'Documents', count: 14 },
              { to: '?view=log', label: 'Log' },
            ]}
          />
        </div>
        <Chips
          label="Filter by status"
          chips={[
            { to: '?', label: 'All', count: 86, current: true },
            { to: '?status=open', label: 'In progress', count: 31 },
            { to: '?status=done', label: 'Completed', count: 33 },
          ]}
        />
        <Pagination page={5} pages={9} linkTo={(n) => `?page=${n}`} summary="41–50 of 86" />
      </Stack>
    </Section>
  )
}

export function States() {
  return (
    <Section title="Loading, empty, error" intro="The height of the list, so that nothing jumps.">
      <div className="columns">
        <LoadingState />
        <EmptyState
          title="No articles found"
          text="Try adjusting your search or filter criteria"
          action={
            <ButtonLink to="#" kind="outline" size="small">
              View All Articles
            </ButtonLink>
          }
        />
        <EmptyState
          title="Your cart is empty"
          text="Add some products to your cart before checking out."
          illustration="sheets"
          action={
            <ButtonLink to="#" kind="outline" size="small">
              Continue Shopping
            </ButtonLink>
          }
        />
        <ErrorState title="Error loading products" text="Nothing is lost. Try again in a moment." retryTo="#" />
      </div>
    </Section>
  )
}
