import { Form } from 'react-router'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Checkbox } from '#design/form/choice.tsx'
import { Field } from '#design/form/field.tsx'
import { LongLine } from '#design/form/input.tsx'
import { formatLongDate } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import * as publishingStaffTexts from '#publishing/staff/locales/en.ts'
import type { viewGenerator } from './view-generator.server.ts'

const copy = () => t(publishingStaffTexts.topicPanel)

type Category = Awaited<ReturnType<typeof viewGenerator>>['categories'][number]

export function TopicPanel({ category, error }: { category: Category; error: string | undefined }) {
  const { id, title, topics } = category
  const active = topics.filter(({ isActive }) => isActive).length
  return (
    <details className="topic-group mt-8" id={id} open={error !== undefined}>
      <summary>
        {title} <span className="soft t14">{copy().inUse2(active, category.category, category.difficulty)}</span>
      </summary>
      {error && (
        <Note kind="bad" live>
          {error}
        </Note>
      )}
      {topics.map((topic) => (
        <Form method="post" key={topic.id} className="topic-form" preventScrollReset>
          <input type="hidden" name="topicId" value={topic.id} />
          <input type="hidden" name="category" value={id} />
          <Field name="topic" id={`topic-${topic.id}`} label={copy().topic} hideLabel>
            <LongLine maxLength={200} autoComplete="off" defaultValue={topic.topic} />
          </Field>
          <div className="row tight">
            <Checkbox
              id={`active-${topic.id}`}
              name="active"
              value="yes"
              label={copy().inUse}
              defaultChecked={topic.isActive}
            />
            {topic.lastUsedAt && <span className="soft t14">{copy().lastUsed(formatLongDate(topic.lastUsedAt))}</span>}
            <Button name="intent" value="change-topic" kind="quiet" size="small" aria-label={copy().save(topic.topic)}>
              {copy().save2}
            </Button>
          </div>
        </Form>
      ))}
      <Form method="post" className="topic-form" preventScrollReset>
        <input type="hidden" name="category" value={id} />
        <Field name="topic" id={`new-${id}`} label={copy().newTopic}>
          <LongLine maxLength={200} autoComplete="off" />
        </Field>
        <div>
          <Button name="intent" value="add-topic" kind="outline" size="small" aria-label={copy().addTopicTo(title)}>
            {copy().add}
          </Button>
        </div>
      </Form>
    </details>
  )
}
