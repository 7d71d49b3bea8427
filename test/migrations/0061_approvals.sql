insert into case_signers (case_id, person_id) values ('00000000-0000-8000-8000-0000000000c0', 'ben');
insert into case_approvals (case_id, document_id, draft_number, filename, sha256, consent_version, consent_text, person_id,
    person_name, at, ip, user_agent, voided_at, void_reason)
  select d.case_id, d.id, 1, 'draft.pdf', repeat('0a', 32), 1, 'I approve.', person, 'Somebody', now(), '192.0.2.7', null, voided_at,
    void_reason
  from (select * from documents where case_id = '00000000-0000-8000-8000-0000000000c0' limit 1) d,
    (values ('ana', null, null), ('ben', now(), 'new-draft')) as given (person, voided_at, void_reason);
