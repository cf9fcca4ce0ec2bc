/** All tables are in their own schema, so that the database can be the shop's. */
export const schema = 'release_registry';

/** Channel on which the number of every new revision is sent. */
export const revisionChannel = 'release_registry_revision';

/**
 * Applied in order, each once; a change is a new one at the end. The documents are `json`, not `jsonb`: signed text
 * must stay as written, and may contain characters that `jsonb` rejects.
 */
export const migrations: readonly (readonly string[])[] = [
  [
    `create table ${schema}.revisions (
      revision integer primary key check (revision > 0),
      document json not null,
      written_at timestamptz not null default now()
    )`,
    `create table ${schema}.audit (
      revision integer primary key,
      remote text not null,
      entry json not null
    )`,
    `create index audit_of_remote on ${schema}.audit (remote, revision desc)`,
    `create table ${schema}.squad_tokens (
      hash text primary key,
      team text not null,
      remotes text[] not null,
      created_at text not null
    )`,
    `create function ${schema}.refuse_change() returns trigger language plpgsql as $$
      begin
        raise exception '% only grows: rows are neither changed nor deleted', tg_table_name;
      end
    $$`,
    `create trigger only_grows before update or delete or truncate on ${schema}.revisions
      for each statement execute function ${schema}.refuse_change()`,
    `create trigger only_grows before update or delete or truncate on ${schema}.audit
      for each statement execute function ${schema}.refuse_change()`,
  ],
  [`alter table ${schema}.squad_tokens rename column team to squad`],
  [
    `create table ${schema}.shell_reports (
      shell text primary key,
      report json not null,
      received_at timestamptz not null
    )`,
  ],
  [
    `create table ${schema}.release_errors (
      remote text primary key,
      groups json not null
    )`,
  ],
];
