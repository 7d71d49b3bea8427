import { company } from '#content/company.ts'
import { impressum } from '#content/pages/impressum.ts'
import { FactList } from '#platform/ui/facts.tsx'
import { PageHead, Section } from '#platform/ui/layout.tsx'
import { sharedPage } from '#platform/web/shared-headers.ts'
import styles from '#site/firm/firm.css?url'
import { pageWithTrail } from '#site/firm/page-trail.ts'
import type { Route } from './+types/impressum-page'

export const headers = sharedPage

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta: Route.MetaFunction = ({ matches }) => pageWithTrail(impressum.meta, '/impressum', matches)

export default function ImpressumPage() {
  const { labels } = impressum
  const { street, postcode, city, country } = company.address
  const mail = company.email.value
  return (
    <>
      <PageHead title={impressum.title} lead={impressum.lead} />
      <Section flush title={labels.company}>
        <FactList
          facts={[
            { term: labels.company, value: company.legalName.value },
            {
              term: labels.address,
              value: `${street.value}, ${postcode.value} ${city.value}, ${country.value}`,
            },
            {
              term: labels.contact,
              value: (
                <>
                  <a href={`tel:${company.phoneLink.value}`}>{company.phone.value}</a>
                  <br />
                  <a href={`mailto:${mail}`}>{mail}</a>
                </>
              ),
            },
            { term: labels.legalForm, value: company.legalForm.value },
            { term: labels.register, value: company.commercialRegister.value },
            { term: labels.uid, value: company.uid.value },
            { term: labels.vat, value: company.vatNumber.value },
            { term: labels.purpose, value: company.purpose.value },
            { term: labels.management, value: company.management.value },
          ]}
        />
      </Section>
      <Section title={impressum.qualificationsTitle}>
        <p className="measure">{impressum.qualifications}</p>
      </Section>
      <Section title={impressum.servicesTitle}>
        <p className="measure">{impressum.services}</p>
      </Section>
      <Section title={impressum.noticeTitle}>
        <div className="stack close measure">
          {impressum.notice.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      <Section title={impressum.legalContactTitle}>
        <p className="measure">{impressum.legalContact}</p>
        <p className="mt-8">
          <a href={`mailto:${company.legalEmail.value}`}>{company.legalEmail.value}</a>
        </p>
      </Section>
    </>
  )
}
