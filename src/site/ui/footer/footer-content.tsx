import { Link } from 'react-router'
import { company } from '#company/company.ts'
import { firmWords } from '#content/firm-words.ts'
import { type FooterLink, footerCallToAction, footerColumns, legalLinks } from '#content/navigation.ts'
import { ButtonLink } from '#design/button.tsx'
import { Icon } from '#design/icon.tsx'
import { Col, Grid, VisuallyHidden, Wrap } from '#design/page/layout.tsx'
import { t } from '#platform/texts.ts'
import { ChangeConsent } from '#site/consent/change-consent.tsx'
import type { ShellWords } from '#site/shell-words.ts'
import * as siteUiTexts from '#site/ui/locales/en.ts'
import { MapCard } from '#site/ui/map/map-card.tsx'
import { directionsTo } from '#site/ui/map/map-view.ts'

const footerContactCopy = () => t(siteUiTexts.footerContact)

const copy = () => t(siteUiTexts.footerContent)

type FooterContentProps = { year?: string; words: ShellWords; hasOffer: boolean }

export function FooterContent({ year, words, hasOffer }: FooterContentProps) {
  const { legalName, office, address, coordinates } = company()
  const place = { town: address.town, office, ...coordinates }
  return (
    <>
      {hasOffer && (
        <div className="footer-call">
          <Wrap>
            <Grid className="beside">
              <Col span="1-7">
                <h2 className="t60">{footerCallToAction.title}</h2>
                <p className="lead">
                  <Offer text={words.offer} />
                </p>
                <div className="row">
                  <ButtonLink kind="primary" full="on-small" to={footerCallToAction.primary.href}>
                    {footerCallToAction.primary.name}
                  </ButtonLink>
                  <ButtonLink kind="outline" full="on-small" to={footerCallToAction.secondary.href}>
                    {footerCallToAction.secondary.name}
                  </ButtonLink>
                </div>
              </Col>
              <Col span="8-12">
                <FooterPicture />
              </Col>
            </Grid>
          </Wrap>
        </div>
      )}
      <div className="footer-main">
        <Wrap>
          <Grid>
            <Col span="1-5">
              <FooterContact claimsSupport={words.claimsSupport} directions={directionsTo(place)} />
            </Col>
            <Col span="6-12">
              <div data-map data-place={JSON.stringify(place)}>
                <MapCard place={place} />
              </div>
            </Col>
            <nav className="footer-links" aria-label={copy().footer}>
              {footerColumns.map(({ title, links }) => (
                <div key={title}>
                  <h2>{title}</h2>
                  <details name="footer-group">
                    <summary>
                      {title}
                      <Icon name="chevron-down" />
                    </summary>
                    <ul>
                      {links.map((link) => (
                        <li key={link.href}>
                          <FooterAnchor {...link} />
                        </li>
                      ))}
                    </ul>
                  </details>
                </div>
              ))}
            </nav>
            {hasOffer && (
              <ul className="badges">
                {words.badges.map(({ title, text }) => (
                  <li key={title}>
                    <b>{title}</b>
                    {text && <span>{text}</span>}
                  </li>
                ))}
              </ul>
            )}
          </Grid>
        </Wrap>
      </div>
      <div className="footer-legal">
        <div className="wrap row between">
          <span>
            © {year} {legalName}
          </span>
          <ul className="row">
            {legalLinks.map((link) => (
              <li key={link.href}>
                <FooterAnchor {...link} />
              </li>
            ))}
            <li>
              <ChangeConsent plain />
            </li>
          </ul>
        </div>
      </div>
    </>
  )
}

function FooterAnchor({ name, href, newTab }: FooterLink) {
  if (!newTab) return <Link to={href}>{name}</Link>
  return (
    <a href={href} target="_blank" rel="noopener">
      {name}
      <VisuallyHidden> {copy().opensInNewTab}</VisuallyHidden>
    </a>
  )
}

const freeConsultation = 'Free 30-minute consultation'

function Offer({ text }: { text: string }) {
  if (!text.startsWith(freeConsultation)) return text
  return (
    <>
      <Link to="/book/first-talk">{freeConsultation}</Link>
      {text.slice(freeConsultation.length)}
    </>
  )
}

function FooterPicture() {
  return (
    <svg className="footer-picture" viewBox="0 0 480 360" aria-hidden="true">
      <path d="M0 360A360 360 0 0 1 360 0v360z" fill="#fff" />
      <path d="M120 360a240 240 0 0 1 240-240v240z" fill="#5d6772" />
      <path d="M240 360a120 120 0 0 1 120-120v120z" fill="#d8232a" />
      <path className="footer-picture-tiles" d="M366 0h114v114H366zM366 120h114v114H366z" />
      <circle cx="423" cy="303" r="57" fill="#fff" />
    </svg>
  )
}

function FooterContact({ claimsSupport, directions }: { claimsSupport: boolean; directions: string }) {
  const { address, phone, phoneLink, email, hours, support, socialLinks } = company()
  return (
    <>
      <p className="footer-blurb">
        {firmWords.blurb(address.town)} {firmWords.focus}
      </p>
      <dl className="contact">
        <dt>{footerContactCopy().office}</dt>
        <dd>
          {address.street}
          <br />
          {address.postcode} {address.town}
          <a className="footer-directions" href={directions} target="_blank" rel="noopener noreferrer">
            {t(siteUiTexts.mapCard).directions}
            <VisuallyHidden> {footerContactCopy().opensInNewTab}</VisuallyHidden>
          </a>
        </dd>
        <dt>{footerContactCopy().phone}</dt>
        <dd>
          <a href={`tel:${phoneLink}`}>{phone}</a>
        </dd>
        <dt>{footerContactCopy().email}</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
        <dt>{footerContactCopy().hours}</dt>
        <dd>{hours.short}</dd>
        <dt>{footerContactCopy().support}</dt>
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
              <VisuallyHidden> {footerContactCopy().opensInNewTab}</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
