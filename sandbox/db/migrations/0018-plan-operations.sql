-- Beside what a plan pays, the operation with which it was paid off belongs to it.
alter table plan_purchases rename to plan_operations;
alter table plan_operations add column role text not null default 'purchase';
alter table plan_operations alter column role drop default;
alter index plan_purchases_of_plan rename to plan_operations_of_plan;
