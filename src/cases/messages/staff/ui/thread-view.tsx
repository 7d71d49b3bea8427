import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { withParams } from '#admin/ui/address.ts'
import type { MessageRow } from '#cases/messages/message-db.server.ts'
import type { MessageFormAnswer } from '#cases/messages/staff/conversation.tsx'
import type { Inbox, OpenThread } from '#cases/messages/staff/load-inbox.server.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import { Attachments } from '#cases/ui/attachments.tsx'
import { Button } from '#design/button.tsx'
import { classes } from '#design/classes.ts'
import { Note } from '#design/feedback/note.tsx'
import { Select } from '#design/form/input.tsx'
import { Icon } from '#design/icon.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { Monogram } from '#design/page/layout.tsx'
import { formatDateTime } from '#platform/format.ts'
import { initialsOf } from '#platform/text/initials.ts'
import { t } from '#platform/texts.ts'
import { AnswerForm } from './answer-form.tsx'
import { inboxPath } from './thread-turn.ts'

const copy = () => t(caseStaffTexts.threadView)

type Props = { open: OpenThread; inbox: Inbox; answer: MessageFormAnswer | undefined }

export function ThreadView({ open, inbox, answer }: Props) {
  const { thread, messages, earlier, mayWrite } = open
  const scroller = useRef<HTMLElement>(null)
  const newest = messages.at(-1)?.id
  const lastOwn = messages.findLast(({ senderId }) => senderId === inbox.me)?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: must scroll down whenever a new message arrives
  useEffect(() => {
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight })
  }, [newest])
  return (
    <div className="thread-pane">
      <header>
        <BackLink to={withParams(inboxPath, new URLSearchParams(inbox.search), { write: null, template: null })}>
          {copy().allConversations}
        </BackLink>
        <div>
          <h2 className="t20">{thread.subject}</h2>
          <p className="soft t14">
            {thread.clientName}
            {thread.caseNumber && `, ${thread.caseNumber}`}
          </p>
        </div>
        {mayWrite && <ThreadSteps open={open} me={inbox.me} />}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <section className="thread-messages" aria-label={copy().messages} ref={scroller} tabIndex={0}>
        {earlier > 0 && <p className="soft t14">{copy().youCanFindEarlierMessages(earlier)}</p>}
        <ol>
          {messages.map((message) => (
            <Said key={message.id} message={message} me={inbox.me} />
          ))}
        </ol>
      </section>
      {mayWrite ? (
        <AnswerForm key={`${open.isNote} ${lastOwn}`} open={open} search={inbox.search} answer={answer} />
      ) : (
        <Note kind="info" title={copy().thisConversationBelongsTo(thread.ownerName ?? copy().anotherAdviser)}>
          {copy().youCanReadItOnly}
        </Note>
      )}
    </div>
  )
}

function Said({ message, me }: { message: MessageRow; me: string }) {
  const { senderId, senderName, senderType, body, createdAt, isInternal, isRead, isByEmail } = message
  const files = (
    <Attachments
      attachments={message.attachments}
      attachedTo={message.id}
      pathOf={(documentId) => `/admin/documents/${documentId}`}
    />
  )
  const time = (
    <time className="soft t14 numbers" dateTime={createdAt.toISOString()}>
      {formatDateTime(createdAt)}
    </time>
  )
  if (isInternal) {
    return (
      <li className="staff-note">
        <Icon name="lock" />
        <div>
          <p className="t14">
            <b>{copy().internalNoteBy(senderName)}</b> {time}
          </p>
          <p className="message-body">{body}</p>
          {files}
        </div>
      </li>
    )
  }
  return (
    <li className="message">
      <Monogram initials={initialsOf(senderName)} size="small" soft={senderType === 'client'} />
      <div>
        <header>
          <b>{senderId === me ? copy().you : senderName}</b>
          {time}
          {isByEmail && <span className="soft t14">{copy().byEmail}</span>}
          {senderType === 'admin' && <span className="soft t14">{isRead ? copy().read : copy().notReadYet}</span>}
        </header>
        <p className="message-body">{body}</p>
        {files}
      </div>
    </li>
  )
}

function ThreadSteps({ open: { thread, staff }, me }: { open: OpenThread; me: string }) {
  return (
    <div className="thread-steps">
      <Form method="post" preventScrollReset key={thread.ownerId}>
        <Select
          name="ownerId"
          aria-label={copy().ownerOfThisConversation}
          defaultValue={thread.ownerId ?? ''}
          placeholder={copy().noOwnerYet}
          options={staff.map(({ id, name }) => ({ value: id, label: id === me ? copy().you2(name) : name }))}
        />
        <Button name="intent" value="hand-over" kind="outline" size="dense">
          {copy().handOver}
        </Button>
      </Form>
      {thread.ownerId !== me && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="ownerId" value={me} />
          <Button name="intent" value="hand-over" kind="outline" size="dense">
            {copy().takeOver}
          </Button>
        </Form>
      )}
      {thread.waitingFor !== 'client' && (
        <Form method="post" preventScrollReset className={classes(thread.waitingFor === 'nobody' && 'is-undo')}>
          <Button
            name="intent"
            value={thread.waitingFor === 'firm' ? 'no-answer-needed' : 'answer-needed'}
            kind="outline"
            size="dense"
            icon={thread.waitingFor === 'firm' ? 'check' : 'rotate-cw'}
          >
            {thread.waitingFor === 'firm' ? copy().markAsNeedingNoAnswer : copy().markAsNeedingAnswer}
          </Button>
        </Form>
      )}
    </div>
  )
}
