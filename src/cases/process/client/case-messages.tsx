import type { MessageAnswer } from '#cases/messages/client/message-answer.ts'
import { MessageForm } from '#cases/messages/client/message-form.tsx'
import { MessageList } from '#cases/messages/client/message-list.tsx'
import { clientCasePath } from '#cases/process/case-links.ts'
import { ArrowLink } from '#design/button.tsx'
import { Tag } from '#design/feedback/status.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import type { Panel as Loaded } from '#portal/panel.ts'
import { PanelView } from '#portal/ui/panel-view.tsx'
import type { MessageView } from '#portal/views.server.ts'

type Props = {
  caseId: string
  messages: Loaded<{ latest: MessageView[]; total: number; unread: number }>
  submissionKey: string
  answer: MessageAnswer | undefined
}

export function CaseMessages({ caseId, messages, submissionKey, answer }: Props) {
  const unread = messages.ok ? messages.value.unread : 0
  return (
    <Panel title="Messages" id="messages" end={unread > 0 && <Tag tone="red">{unread} New</Tag>}>
      <PanelView panel={messages} what="Your messages">
        {({ latest, total }) => (
          <>
            {total === 0 && <p className="soft t16">No messages yet. Ask what you want to know about this case.</p>}
            <MessageList messages={latest} />
            {total > latest.length && (
              <ArrowLink to={`/client-portal/messages?case=${caseId}`}>All {total} messages</ArrowLink>
            )}
          </>
        )}
      </PanelView>
      <MessageForm key={caseId} action={clientCasePath(caseId)} submissionKey={submissionKey} answer={answer} />
    </Panel>
  )
}
