import { Link } from 'react-router'
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

type Props = { group: WorksheetGroup; sources: Readonly<Record<string, string>> }

export function FigureGroupTable({ group, sources }: Props) {
  const { title, total } = t(returnTexts.figure).groups[group.group]
  const columns: Column<Row>[] = [
    { key: 'name', header: copy().item, cell: (line) => (line ? <Name line={line} sources={sources} /> : total) },
    {
      key: 'source',
      header: copy().source,
      smallHide: true,
      cell: (line) => line && <Source {...{ line, sources }} />,
    },
    { key: 'state', header: copy().status, smallHide: true, cell: (line) => line && <State line={line} /> },
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
        small="fit"
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

type LineProps = { line: FigureLine; sources: Props['sources'] }

/** On phones the cell also holds source and status, so that each figure has one line with its amount. */
function Name({ line, sources }: LineProps) {
  const { code, label, person, note, original, amountCents } = line
  const { codes, persons } = t(returnTexts.figure)
  const about = [label, person !== 'client' && persons[person], note].filter(Boolean)
  return (
    <>
      {codes[code]}
      {about.length > 0 && <span className="figure-about">{about.join(', ')}</span>}
      {original && (
        <span className="figure-about">
          <OriginalText original={original} cents={original.rate ? null : amountCents} />
        </span>
      )}
      <span className="figure-about figure-small">
        <Source line={line} sources={sources} /> <State line={line} />
      </span>
    </>
  )
}

function Source({ line: { lineId, documentId, filename, page, source }, sources }: LineProps) {
  if (documentId && filename)
    return <a href={`/client-portal/documents/${documentId}`}>{`${filename}${page ? `, p. ${page}` : ''}`}</a>
  const words = t(returnTexts.figure).sources[source].client
  const question = source === 'answer' ? sources[lineId] : undefined
  return question ? <Link to={question}>{words}</Link> : words
}

function State({ line: { amountCents, state } }: { line: FigureLine }) {
  const { requested, states } = t(returnTexts.figure)
  if (amountCents === null) return <Status kind="warn">{requested}</Status>
  return <Status kind={state === 'confirmed' ? 'done' : 'wait'}>{states[state]}</Status>
}
