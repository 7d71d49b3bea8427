import { Status } from '#design/feedback/status.tsx'
import { type Column, Table } from '#design/table.tsx'
import { formatAmount } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import type { FigureLine } from '#returns/amounts/figure.ts'
import type { WorksheetGroup } from '#returns/amounts/worksheet.ts'
import * as returnTexts from '#returns/locales/en.ts'
import { OriginalText } from '#returns/ui/original-text.tsx'

const copy = () => t(returnTexts.figureGroupTable)

type Row = FigureLine | null

export function FigureGroupTable({ group }: { group: WorksheetGroup }) {
  const { title, total } = t(returnTexts.figure).groups[group.group]
  const columns: Column<Row>[] = [
    { key: 'name', header: copy().item, cell: (line) => (line ? <Name line={line} /> : total) },
    { key: 'source', header: copy().source, cell: (line) => line && <Source line={line} /> },
    { key: 'state', header: copy().status, cell: (line) => line && <State line={line} /> },
    {
      key: 'amount',
      header: copy().chf,
      numeric: true,
      cell: (line) => (line === null ? formatAmount(group.sumCents) : amountOf(line)),
    },
  ]
  return (
    <div className="figure-group">
      <Table
        caption={title}
        columns={columns}
        rows={[...group.rows.flatMap(({ line }) => line ?? []), null]}
        rowKey={(line) => line?.lineId ?? 'sum'}
        rowTone={(line) => (line === null ? 'total' : undefined)}
      />
    </div>
  )
}

function amountOf({ amountCents }: FigureLine): string {
  return amountCents === null ? '–' : formatAmount(amountCents)
}

function Name({ line: { code, label, person, note, original } }: { line: FigureLine }) {
  const { codes, persons } = t(returnTexts.figure)
  const about = [label, person !== 'client' && persons[person], note].filter(Boolean)
  return (
    <>
      {codes[code]}
      {about.length > 0 && <span className="figure-about">{about.join(', ')}</span>}
      {original && (
        <span className="figure-about">
          <OriginalText original={original} />
        </span>
      )}
    </>
  )
}

function Source({ line: { documentId, filename, page, source } }: { line: FigureLine }) {
  const words = t(returnTexts.figure).sources[source].client
  if (!documentId || !filename) return words
  return <a href={`/client-portal/documents/${documentId}`}>{`${filename}${page ? `, p. ${page}` : ''}`}</a>
}

function State({ line: { amountCents, state } }: { line: FigureLine }) {
  const { requested, states } = t(returnTexts.figure)
  if (amountCents === null) return <Status kind="warn">{requested}</Status>
  return <Status kind={state === 'confirmed' ? 'done' : 'wait'}>{states[state]}</Status>
}
