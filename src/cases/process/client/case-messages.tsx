import * as caseTexts from '#cases/locales/en.ts'
import type { MessageAnswer } from '#cases/messages/client/message-answer.ts'
import { MessageForm } from '#cases/messages/client/message-form.tsx'
import { MessageList } from '#cases/messages/client/message-list.tsx'
import { clientCasePath } from '#cases/process/case-links.ts'
import { ArrowLink } from '#design/button.tsx'
import { Tag } from '#design/feedback/status.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { t } from '#platform/texts.ts'
import { type Panel as Loaded, PanelView } from '#portal/ui/panel-view.tsx'
import type { MessageView } from '#portal/views.server.ts'

const copy = () => t(caseTexts.caseMessages)

type Props = {
  caseId: string
  messages: Loaded<{ latest: MessageView[]; total: number; unread: number }>
  submissionKey: string
  answer: MessageAnswer | undefined
}

export function CaseMessages({ caseId, messages, submissionKey, answer }: Props) {
  const unread = messages.ok ? messages.value.unread : 0
  return (
    <Panel title={copy().messages} id="messages" end={unread > 0 && <Tag tone="red">{copy().new(unread)}</Tag>}>
      <PanelView panel={messages} what={copy().yourMessages}>
        {({ latest, total }) => (
          <>
            {total === 0 && <p className="soft t16">{copy().youHaveNoMessagesYet}</p>}
            <MessageList messages={latest} />
            {total > latest.length && (
              <ArrowLink to={`/client-portal/messages?case=${caseId}`}>{copy().allMessages(total)}</ArrowLink>
            )}
          </>
        )}
      </PanelView>
      <MessageForm key={caseId} action={clientCasePath(caseId)} submissionKey={submissionKey} answer={answer} />
    </Panel>
  )
}
