import { Form, Link } from 'react-router'
import { rangeText, withParams } from '#admin/ui/address.ts'
import type { Inbox } from '#cases/messages/staff/load-inbox.server.ts'
import type { ListedThread } from '#cases/messages/thread-list-db.server.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import { Button, ButtonLink } from '#design/button.tsx'
import { classes } from '#design/classes.ts'
import { TextInput } from '#design/form/input.tsx'
import { PlaceTabs } from '#design/page/app-shell.tsx'
import { Monogram } from '#design/page/layout.tsx'
import { Chips, Pagination } from '#design/page/navigation.tsx'
import { formatDate } from '#platform/format.ts'
import { initialsOf } from '#platform/text/initials.ts'
import { t } from '#platform/texts.ts'
import { groupOf, groups, inboxPath, threadAddress, timeTo } from './thread-turn.ts'

const copy = () => t(caseStaffTexts.threadList)

export function ThreadList({ inbox }: { inbox: Inbox }) {
  const { list, view, words, page, search, at, open } = inbox
  const params = new URLSearchParams(search)
  const to = (change: Record<string, string | number | null>) =>
    withParams(inboxPath, params, { page: null, write: null, template: null, ...change })
  return (
    <div className="thread-list">
      <header>
        <PlaceTabs small />
        <div className="row between">
          <h1 className="t32">{copy().messages}</h1>
          <ButtonLink to={`${inboxPath}/new`} kind="ink" size="dense" icon="pencil">
            {copy().newMessage}
          </ButtonLink>
        </div>
        <Chips
          label={copy().inboxFilter}
          chips={(['firm', 'mine', 'overdue', 'client', 'all'] as const).map((name) => ({
            to: to({ view: name === 'firm' ? null : name }),
            label: copy().labels[name],
            count: list.counts[name],
            current: name === view,
          }))}
        />
        <Form method="get" action={inboxPath} role="search" key={words}>
          {view !== 'firm' && <input type="hidden" name="view" value={view} />}
          <TextInput
            type="search"
            name="q"
            aria-label={copy().searchMessages}
            placeholder={copy().clientCaseOrSubject}
            defaultValue={words}
          />
          <Button kind="outline" size="dense" icon="search">
            {copy().search}
          </Button>
        </Form>
      </header>
      {list.threads.length === 0 ? (
        <p className="soft thread-empty">
          {words ? copy().noConversationsMatchYourSearch : copy().noConversationsAreWaitingHere}
        </p>
      ) : (
        [...Map.groupBy(list.threads, (thread) => groupOf(thread, at))].map(([group, threads]) => (
          <section key={group} aria-label={groups[group]}>
            <h2 className="thread-group">{groups[group]}</h2>
            <ol>
              {threads.map((thread) => (
                <ThreadLine
                  key={thread.id}
                  thread={thread}
                  at={at}
                  to={threadAddress(thread.id, search)}
                  isOpen={thread.id === open?.thread.id}
                />
              ))}
            </ol>
          </section>
        ))
      )}
      {list.pages > 1 && (
        <Pagination
          page={page}
          pages={list.pages}
          linkTo={(next) => to({ page: next })}
          summary={rangeText(page, 50, list.threads.length, list.counts[view])}
        />
      )}
    </div>
  )
}

type LineProps = { thread: ListedThread; at: Date; to: string; isOpen: boolean }

function ThreadLine({ thread, at, to, isOpen }: LineProps) {
  const { clientName, subject, ownerName, waitingFor, answerDueAt, lastMessageAt, isNew, last } = thread
  const due = waitingFor === 'firm' && answerDueAt ? timeTo(answerDueAt, at) : null
  return (
    <li>
      <Link to={to} aria-current={isOpen ? 'true' : undefined} className={classes('thread-line', isNew && 'new')}>
        <Monogram initials={ownerName ? initialsOf(ownerName) : '–'} size="small" soft />
        <span className="who">
          {clientName}
          {isNew && <span className="visually-hidden"> {copy().new}</span>}
        </span>
        <span className={classes('due numbers', due?.isLate && 'late', due?.isSoon && 'soon')}>
          {due ? due.text : waitingFor === 'client' ? copy().answered : copy().done}
        </span>
        <span className="what">
          {subject}
          {last?.senderType === 'admin' && (
            <span className="visually-hidden">{copy().lastWrittenBy(last.senderName)}</span>
          )}
        </span>
        <time className="numbers" dateTime={lastMessageAt.toISOString()}>
          {formatDate(lastMessageAt).slice(0, 6)}
        </time>
      </Link>
    </li>
  )
}
