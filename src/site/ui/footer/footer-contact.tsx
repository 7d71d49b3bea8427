import { company } from '#company/company.ts'
import { firmWords } from '#content/firm-words.ts'
import { VisuallyHidden } from '#design/page/layout.tsx'
import { t } from '#platform/texts.ts'
import * as siteTexts from '#site/locales/en.ts'

const copy = () => t(siteTexts.footerContact)

export function FooterContact({ claimsSupport }: { claimsSupport: boolean }) {
  const { address, phone, phoneLink, email, hours, support, socialLinks } = company()
  return (
    <>
      <p className="footer-blurb">
        {firmWords.blurb(address.town)} {firmWords.focus}
      </p>
      <dl className="contact">
        <dt>{copy().office}</dt>
        <dd>
          {address.street}
          <br />
          {address.postcode} {address.town}
        </dd>
        <dt>{copy().phone}</dt>
        <dd>
          <a href={`tel:${phoneLink}`}>{phone}</a>
        </dd>
        <dt>{copy().email}</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
        <dt>{copy().hours}</dt>
        <dd>{hours.short}</dd>
        <dt>{copy().support}</dt>
        <dd>
          {claimsSupport && support.text}
          <small>{support.note}</small>
        </dd>
      </dl>
      <ul className="row social">
        {socialLinks.map(({ network, href }) => (
          <li key={network}>
            <a href={href} target="_blank" rel="noopener noreferrer">
              {network}
              <VisuallyHidden> {copy().opensInNewTab}</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
