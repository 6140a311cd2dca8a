/**
 * Stands in for `@apollo/usage-reporting-protobuf` in the bundle. Apollo's plugins for usage reports and inline traces import it by
 * name, and load only with an Apollo key or in a federated graph: neither is so here, and this says so should it ever be.
 */
class NotInTheBundle {
  constructor() {
    throw new Error('Usage reporting is left out of the bundle (infra/bundle.ts)');
  }
}

export const Report = NotInTheBundle;
export const ReportHeader = NotInTheBundle;
export const Trace = NotInTheBundle;
export const google = {};
