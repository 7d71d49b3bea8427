import { Form, Link } from 'react-router'
import { Button } from '#design/button.tsx'
import { Field } from '#design/form/field.tsx'
import { Select } from '#design/form/input.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatDate } from '#platform/format.ts'
import type { StoryReport } from '#publishing/news/story-db.server.ts'

type Props = {
  reports: StoryReport[]
  lead: StoryReport | null
  others: StoryReport[]
}

export function StoryPanel({ reports, lead, others }: Props) {
  if (!lead && reports.length === 0 && others.length === 0) return null
  return (
    <Panel title="Same story">
      {lead ? (
        <p className="mt-8">
          Readers find this source beside <Link to={`/admin/news/${lead.id}`}>{lead.title}</Link> ({lead.source}).
        </p>
      ) : (
        reports.length === 0 && <p className="soft mt-8">No other source reports it as far as we know.</p>
      )}
      {!lead && reports.length > 0 && (
        <ul className="lined mt-8">
          {reports.map(({ id, title, source, publishedAt }) => (
            <li key={id}>
              <Link to={`/admin/news/${id}`}>{title}</Link>
              <span className="cell-note">
                {source}, {formatDate(publishedAt)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <details className="ask mt-16">
          <summary>Put it with another item</summary>
          <Form method="post" className="admin-form compact">
            <input type="hidden" name="act" value="join" />
            <Field
              name="with"
              label="The item that tells of the same event"
              hint="Readers then find this source beside that item. You can take it out again."
            >
              <Select options={others.map(({ id, title, source }) => ({ value: id, label: `${title} (${source})` }))} />
            </Field>
            <div>
              <Button kind="ink" size="small">
                Put it there
              </Button>
            </div>
          </Form>
        </details>
      )}
    </Panel>
  )
}
