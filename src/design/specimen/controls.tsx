import { ArrowLink, Button, ButtonLink, IconButton, IconLink } from '#design/button.tsx'
import { ErrorSummary, listErrors } from '#design/feedback/note.tsx'
import { Checkbox, RadioGroup, Segmented, Tick, Variants } from '#design/form/choice.tsx'
import { Field, FieldGroup } from '#design/form/field.tsx'
import { AffixInput, FileInput, MoneyInput, Select, TextArea, TextInput } from '#design/form/input.tsx'
import { Quantity } from '#design/form/quantity.tsx'
import { Row, Section, Stack } from '#design/page/layout.tsx'
import { Specimen } from './specimen.tsx'

const errors = { 'bad-email': 'Enter an address like name@company.com.', 'bad-income': 'Income must be more than 0.' }

export function Buttons() {
  return (
    <Section flush title="Buttons" intro="Red once per view. Ink for everything else that acts.">
      <div className="columns">
        <Specimen title="Primary, ink, outline, danger, quiet">
          <Row>
            <ButtonLink to="#" kind="primary">
              Get Started
            </ButtonLink>
            <Button type="button">Calculate</Button>
            <Button type="button" kind="outline">
              View Pricing
            </Button>
            <Button type="button" kind="danger">
              Remove
            </Button>
            <Button type="button" kind="quiet">
              Clear Cart
            </Button>
          </Row>
        </Specimen>
        <Specimen title="Disabled, busy">
          <Row>
            <Button type="button" disabled>
              Add to Cart
            </Button>
            <Button type="button" kind="outline" busy>
              Generating News...
            </Button>
          </Row>
        </Specimen>
        <Specimen title="Sizes: 48, 44, 36 (dense tables only)">
          <Row>
            <Button type="button" kind="outline" icon="calendar">
              Schedule Meeting
            </Button>
            <Button type="button" kind="outline" size="small">
              Schedule Meeting
            </Button>
            <Button type="button" kind="outline" size="dense">
              Schedule Meeting
            </Button>
          </Row>
        </Specimen>
        <Specimen title="Icon buttons, quantity, arrow link">
          <Row>
            <IconButton icon="search" label="Search" bordered />
            <IconLink to="#" icon="shopping-cart" label="Cart, 2 items" count={2} bordered />
            <Quantity label="Quantity of Standard" defaultValue={2} max={5} />
            <Quantity label="Quantity of Basic" small />
            <ArrowLink to="#">All five guarantees</ArrowLink>
          </Row>
        </Specimen>
      </div>
    </Section>
  )
}

export function Fields() {
  return (
    <Section title="Fields" intro="Label above, hint under it, error under the field in words.">
      <div className="columns">
        <Specimen title="Rest, required, optional, disabled">
          <Stack gap="close">
            <Field name="full-name" label="Full name" required>
              <TextInput autoComplete="name" />
            </Field>
            <Field name="income" label="Income" hint="Per year, gross">
              <MoneyInput defaultValue="118,400" />
            </Field>
            <Field name="rate" label="Rate" optional>
              <AffixInput suffix="%" inputMode="decimal" defaultValue="8.7" />
            </Field>
            <Field name="case" label="Case number">
              <TextInput defaultValue="ETB-2025-0147" disabled />
            </Field>
          </Stack>
        </Specimen>
        <Specimen title="Error, with the summary at the top of the form">
          <Stack gap="close">
            <ErrorSummary errors={listErrors(errors)} focusFirst={false} />
            <Field name="bad-email" label="Email" error={errors['bad-email']} required>
              <TextInput type="email" defaultValue="name@company" autoComplete="email" />
            </Field>
            <Field name="bad-income" label="Income" error={errors['bad-income']}>
              <MoneyInput defaultValue="−20" />
            </Field>
            <FieldGroup name="bad-status" label="Civil status" error="Choose one of the two.">
              <RadioGroup
                options={[
                  { value: 'single', label: 'Single' },
                  { value: 'married', label: 'Married' },
                ]}
              />
            </FieldGroup>
          </Stack>
        </Specimen>
        <Specimen title="Select, text, file">
          <Stack gap="close">
            <Field name="situation" label="Tax situation">
              <Select placeholder="Please choose" options={['Individual Tax Return', 'Expat Tax Filing', 'Other']} />
            </Field>
            <Field name="message" label="Message">
              <TextArea rows={3} />
            </Field>
            <Field name="file" label="Document" hint="PDF, JPG or PNG up to 20 MB">
              <FileInput accept=".pdf,.jpg,.png" />
            </Field>
          </Stack>
        </Specimen>
        <Specimen title="Segmented, variants, check, radio, tick">
          <Stack gap="close">
            <FieldGroup name="work" label="Work">
              <Segmented
                defaultValue="employee"
                options={[
                  { value: 'employee', label: 'Employee' },
                  { value: 'self', label: 'Self-employed' },
                ]}
              />
            </FieldGroup>
            <FieldGroup name="year" label="Tax year">
              <Variants
                defaultValue="2025"
                options={[
                  { value: '2025', label: '2025', hint: 'Due 15.03.2026' },
                  { value: '2024', label: '2024', hint: 'Late' },
                  { value: '2023', label: '2023', hint: 'Closed', disabled: true },
                ]}
              />
            </FieldGroup>
            <FieldGroup name="add-ons" label="Add-ons" hideLabel>
              <Checkbox name="foreign" label="Foreign income" end="+ 150.00" defaultChecked />
              <Checkbox name="crypto" label="Crypto" hint="Up to 500 trades" end="+ 200.00" />
              <Checkbox name="consent" label="I agree to the terms" error="Please agree before you order." />
            </FieldGroup>
            <FieldGroup name="delivery" label="Send the return">
              <RadioGroup
                defaultValue="mail"
                options={[
                  { value: 'mail', label: 'By e-mail' },
                  { value: 'post', label: 'By post', hint: 'Three working days' },
                ]}
              />
            </FieldGroup>
            <Row>
              <Tick label="Select all" some />
              <Tick label="Select case 0147" defaultChecked />
              <Tick label="Select case 0152" />
            </Row>
          </Stack>
        </Specimen>
      </div>
    </Section>
  )
}
