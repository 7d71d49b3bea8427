import { useRef, useState } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { SaveDraft } from '#accounts/drafts/ui/drafts.tsx'
import { useDraft } from '#accounts/drafts/ui/use-draft.ts'
import { withParams } from '#admin/ui/address.ts'
import { maxMessageLength } from '#cases/messages/message.ts'
import type { MessageFormAnswer } from '#cases/messages/staff/conversation.tsx'
import type { OpenThread } from '#cases/messages/staff/load-inbox.server.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import { AttachField } from '#cases/ui/attachments.tsx'
import { Button } from '#design/button.tsx'
import { classes } from '#design/classes.ts'
import { Note } from '#design/feedback/note.tsx'
import { TextArea } from '#design/form/input.tsx'
import { Tabs } from '#design/page/navigation.tsx'
import { formatTime } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { inboxPath } from './thread-turn.ts'

const copy = () => t(caseStaffTexts.answerForm)

type Props = { open: OpenThread; search: string; answer: MessageFormAnswer | undefined }

export function AnswerForm({ open, search, answer }: Props) {
  const { thread, isNote, templates, text, draftForm } = open
  const form = useRef<HTMLFormElement>(null)
  const isBusy = useNavigation().formMethod === 'POST'
  const to = (change: Record<string, string | null>) =>
    withParams(`${inboxPath}/${thread.id}`, new URLSearchParams(search), change)
  const intent = isNote ? 'note' : 'answer'
  const label = isNote ? copy().internalNote : copy().answer
  const takesFiles = thread.caseId !== null
  const { values, text: error } = answer ?? {}
  const [key] = useState(values?.key ?? open.key)
  const savedAt = useDraft({ within: form, form: draftForm, sentAs: 'sent thread-noted', writer: key })
  return (
    <Form
      method="post"
      className={classes('answer', isNote && 'is-note')}
      ref={form}
      preventScrollReset
      encType={takesFiles ? 'multipart/form-data' : undefined}
    >
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="key" value={key} />
      <div className="answer-head">
        <Tabs
          label={copy().messageType}
          small
          tabs={[
            { to: to({ write: null, template: null }), label: copy().answer, current: !isNote },
            { to: to({ write: 'note', template: null }), label: copy().internalNote, current: isNote },
          ]}
        />
        <output className="soft t14 numbers">{savedAt && copy().draftSavedAt(formatTime(savedAt))}</output>
      </div>
      {error && (
        <Note kind="bad" live title={copy().thisCouldNotBeDone}>
          {error}
        </Note>
      )}
      {!isNote && (
        <nav className="template-chips" aria-label={copy().answerTemplates}>
          {templates.map(({ id, title, text: words }) => (
            <Link
              key={id}
              className="chip"
              to={to({ template: id })}
              preventScrollReset
              onClick={(event) => {
                const area = form.current?.querySelector('textarea')
                if (!area) return
                event.preventDefault()
                area.value = [area.value.trimEnd(), words].filter(Boolean).join('\n\n')
                area.dispatchEvent(new Event('input', { bubbles: true }))
                area.focus()
              }}
            >
              {title}
            </Link>
          ))}
          <Link className="chip" to={`${inboxPath}/templates`}>
            {copy().editTemplates}
          </Link>
        </nav>
      )}
      <TextArea
        key={intent}
        name="body"
        rows={4}
        aria-label={label}
        placeholder={isNote ? copy().onlyOurTeamCanRead : copy().writeTo(thread.clientName)}
        maxLength={maxMessageLength}
        defaultValue={values?.body ?? text}
      />
      {takesFiles && <AttachField attached={answer?.attached} />}
      <div className="row">
        <SaveDraft form={draftForm} writer={key} />
        <Button kind={isNote ? 'ink' : 'primary'} size="small" icon={isNote ? 'lock' : 'send'} busy={isBusy}>
          {isNote ? copy().saveNote : isBusy ? copy().sending : copy().sendMessage}
        </Button>
      </div>
    </Form>
  )
}
