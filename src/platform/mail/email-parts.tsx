import { Body } from '@react-email/body'
import { Button } from '@react-email/button'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Html } from '@react-email/html'
import { Link } from '@react-email/link'
import { Preview } from '@react-email/preview'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import type { ReactNode } from 'react'
import { currentLocale, languageOf } from '#platform/locale.ts'
import * as platformEmailTexts from '#platform/locales/en-emails.ts'
import { initialsOf } from '#platform/text/initials.ts'
import { t } from '#platform/texts.ts'
import { greeting } from './greeting.ts'

const copy = () => t(platformEmailTexts.email)

const colours = { ink: '#111418', soft: '#5f6670', line: '#e3e5e8', mist: '#f4f5f7', paper: '#ffffff', red: '#d8232a' }
const family = "Inter, 'Helvetica Neue', Helvetica, Arial, sans-serif"

// Styles for mail clients with dark mode. Other mail clients use the inline colours.
const darkStyle = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .paper, .paper > table > tbody > tr > td { background-color: #0e1114 !important; }
    .ink { color: #f2f4f6 !important; }
    .soft { color: #b9c0c8 !important; }
    .mist { background-color: #171b20 !important; }
    .line { border-color: #2a3037 !important; }
  }`

const body = { margin: '0 0 16px', fontSize: '16px', lineHeight: '26px', color: colours.ink, fontFamily: family }
const small = { margin: '0 0 4px', fontSize: '14px', lineHeight: '20px', color: colours.soft, fontFamily: family }
const monogram = {
  ...body,
  margin: '3px 0 0',
  width: '48px',
  lineHeight: '48px',
  textAlign: 'center',
  fontWeight: 600,
  backgroundColor: colours.mist,
} as const
const hairline = { borderStyle: 'solid', borderColor: colours.line, borderWidth: '1px 0 0' }

export type EmailPageProps = {
  firm: string
  title: string
  preview?: string
  footer: FooterLine[]
  /** Name of the adviser who signs the email. Without a name, the team of the firm signs it. */
  adviser?: string | null
  /** True if the email ends without a signature: emails to staff, newsletters, and answers that contain their own. */
  isUnsigned?: boolean
  children: ReactNode
}

type FooterLine = string | { text: string; href: string }

export function EmailLayout({ firm, title, preview, footer, adviser, isUnsigned, children }: EmailPageProps) {
  return (
    <Html lang={languageOf(currentLocale())}>
      <Head>
        <title>{title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkStyle}</style>
      </Head>
      <Body className="paper" style={{ margin: 0, backgroundColor: colours.paper }}>
        {preview ? <Preview>{preview}</Preview> : null}
        <Container style={{ maxWidth: '600px', padding: '32px 24px' }}>
          <div data-skip-in-text="true" style={{ width: '32px', height: '6px', backgroundColor: colours.red }} />
          <Text className="ink" style={{ ...body, margin: '12px 0 40px', fontWeight: 600 }}>
            {firm}
          </Text>
          <Heading as="h1" className="ink" style={{ ...body, fontSize: '26px', lineHeight: '32px', fontWeight: 700 }}>
            {title}
          </Heading>
          {children}
          {isUnsigned ? null : <SignOff firm={firm} adviser={adviser ?? null} />}
          <Section className="line" style={{ ...hairline, marginTop: '40px', paddingTop: '16px' }}>
            {footer.map((line) =>
              typeof line === 'string' ? (
                <Text key={line} className="soft" style={small}>
                  {line}
                </Text>
              ) : (
                <SmallLink key={line.text} href={line.href}>
                  {line.text}
                </SmallLink>
              ),
            )}
          </Section>
        </Container>
      </Body>
    </Html>
  )
}

function SignOff({ firm, adviser }: { firm: string; adviser: string | null }) {
  const words = (
    <Paragraph>
      {copy().kindRegards}
      <br />
      {adviser ?? copy().yourTeamAt(firm)}
      {adviser === null ? null : (
        <>
          <br />
          {firm}
        </>
      )}
    </Paragraph>
  )
  if (adviser === null) return words
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0}>
      <tbody>
        <tr>
          <td data-skip-in-text="true" style={{ paddingRight: '16px', verticalAlign: 'top' }}>
            <div className="mist ink" style={monogram}>
              {initialsOf(adviser)}
            </div>
          </td>
          <td>{words}</td>
        </tr>
      </tbody>
    </table>
  )
}

export function Greeting({ name }: { name: string | null }) {
  return <Paragraph>{greeting(name)}</Paragraph>
}

export function Paragraph({ children }: { children: ReactNode }) {
  return (
    <Text className="ink" style={body}>
      {children}
    </Text>
  )
}

/** Button for the main action. Prints the URL below it, for mail clients that do not show buttons. */
export function ButtonLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Section style={{ margin: '24px 0' }}>
      <Button
        href={href}
        style={{
          ...body,
          margin: 0,
          padding: '12px 20px',
          borderRadius: '4px',
          backgroundColor: colours.red,
          color: '#ffffff',
          fontWeight: 600,
        }}
      >
        {children}
      </Button>
      <Text className="soft" data-skip-in-text="true" style={{ ...small, margin: '12px 0 0', wordBreak: 'break-all' }}>
        {copy().orOpenThisLink}{' '}
        <Link className="soft" href={href} style={{ color: colours.soft, textDecoration: 'underline' }}>
          {href}
        </Link>
      </Text>
    </Section>
  )
}

export function SmallText({ children }: { children: ReactNode }) {
  return (
    <Text className="soft" style={{ ...small, margin: '0 0 24px' }}>
      {children}
    </Text>
  )
}

export function SmallLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Text className="soft" style={small}>
      <Link className="soft" href={href} style={{ color: colours.soft, textDecoration: 'underline' }}>
        {children}
      </Link>
    </Text>
  )
}

export function FactTable({ facts }: { facts: { label: string; value: string }[] }) {
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ margin: '8px 0 24px', borderCollapse: 'collapse' }}
    >
      <tbody>
        {facts.map(({ label, value }) => (
          <tr key={label} data-fact="true">
            <td
              className="soft line"
              style={{ ...hairline, ...small, padding: '10px 16px 10px 0', verticalAlign: 'top' }}
            >
              {label}
            </td>
            <td
              className="ink line"
              align="right"
              style={{ ...hairline, ...body, padding: '8px 0', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
            >
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function Note({ children }: { children: ReactNode }) {
  return (
    <Section className="mist" style={{ margin: '24px 0', padding: '12px 16px', backgroundColor: colours.mist }}>
      <Text className="ink" style={{ ...body, margin: 0, fontSize: '15px', lineHeight: '22px' }}>
        {children}
      </Text>
    </Section>
  )
}
