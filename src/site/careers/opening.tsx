import { company } from '#company/company.ts'
import { careers, type JobOpening } from '#content/pages/careers.ts'
import { ButtonLink } from '#design/button.tsx'
import { TickList } from '#design/facts.tsx'
import { VisuallyHidden } from '#design/page/layout.tsx'
import { formatLongDate } from '#platform/format.ts'
import { chatLink } from '#platform/http/chat-link.ts'
import { t } from '#platform/texts.ts'
import * as siteTexts from '#site/locales/en.ts'

const copy = () => t(siteTexts.opening)

export function Opening({ job }: { job: JobOpening }) {
  const chat = chatLink(company().whatsapp, job.chatMessage)
  return (
    <li id={job.id} className="grid job">
      <div className="col-1-4">
        <h3 className="t24">{job.title}</h3>
        <p className="soft t16 mt-8">
          {copy().ofExperience(job.type, job.experience)}
          <br />
          {job.location}
          <br />
          {job.department}
        </p>
        {job.validThrough && <p className="fine mt-8">{copy().applyUntil(formatLongDate(job.validThrough))}</p>}
        <p className="job-ways">
          <ButtonLink to={`/careers?position=${job.id}#apply`} kind="ink" icon="file-text">
            {careers.formLink}
            <VisuallyHidden>: {job.title}</VisuallyHidden>
          </ButtonLink>
          {chat && (
            <ButtonLink to={chat} kind="outline" icon="message-square" target="_blank" rel="noopener noreferrer">
              {careers.applyButton}
              <VisuallyHidden>{copy().opensChatInNewTab(job.title)}</VisuallyHidden>
            </ButtonLink>
          )}
        </p>
        <p className="fine mt-8">{careers.chatHint}</p>
      </div>
      <div className="col-5-12">
        <p className="lead">{job.description}</p>
        <div className="columns mt-24">
          <div>
            <h4 className="t18 work-head">{copy().whatYouDo}</h4>
            <TickList yes={job.responsibilities} />
          </div>
          <div>
            <h4 className="t18 work-head">{copy().whatYouBring}</h4>
            <TickList yes={job.requirements} />
          </div>
        </div>
      </div>
    </li>
  )
}
