import { Link } from 'react-router'
import { FoldedList } from '#admin/ui/folded-list.tsx'
import { Status } from '#design/feedback/status.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatDateTime } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { topicLabel } from '#site/contact/lead.ts'
import type { EnquiryOfClient } from '#site/contact/lead-db.server.ts'
import { Conversation } from '#site/correspondence/staff/conversation.tsx'
import * as siteStaffTexts from '#site/staff/locales/en.ts'
import { leadStateBadge } from './enquiry-errors.ts'

const copy = () => t(siteStaffTexts.enquiriesPanel)

/** Enquiries of one client with their emails, for the client's page. */
export function EnquiriesPanel({ enquiries }: { enquiries: readonly EnquiryOfClient[] }) {
  return (
    <Panel title={copy().enquiries}>
      {enquiries.length === 0 && <p className="soft">{copy().noEnquiries}</p>}
      <FoldedList
        className="lined"
        rows={enquiries.map(({ number, name, subject, topic, state, createdAt, message, messages }) => {
          const { kind, label } = leadStateBadge(state)
          return (
            <li key={number}>
              <div className="offer-line">
                <span>
                  <Link to={`/admin/contacts/${number}`}>{copy().enquiry(number, subject ?? topicLabel(topic))}</Link>
                  <span className="cell-note">{copy().received(formatDateTime(createdAt), messages.length + 1)}</span>
                </span>
                <Status kind={kind}>{label}</Status>
              </div>
              <details className="ask">
                <summary>{copy().readConversation}</summary>
                <Conversation
                  name={name}
                  first={{ side: copy().wroteToUs, at: createdAt, body: message }}
                  messages={messages}
                />
              </details>
            </li>
          )
        })}
      />
    </Panel>
  )
}
