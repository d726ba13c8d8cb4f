/** What was in a Neo4j before Dragoman: films whose `title` is a number of the archive. */
export const CINEMA = `CREATE (p1:Person {full_name: 'Ana Pavel', born: 1961}), (p2:Person {full_name: 'Radu Onciu', born: 1958}),
    (p3:Person {full_name: 'Mara Lupu'}),
    (f1:Film {title: 'A-017', shownAs: 'The Clay Ballad', synopsis: 'A potter leaves the hills.', minutes: 98}),
    (f2:Film {title: 'A-018', shownAs: 'Night Ferry', synopsis: 'Two strangers miss the last boat.', minutes: 104}),
    (c1:City {nume: 'Sighișoara'}), (c2:City {nume: 'Galați'}),
    (p1)-[:DIRECTED {year: 1999}]->(f1), (p2)-[:DIRECTED]->(f2), (p3)-[:ACTED_IN {role: 'Ilinca'}]->(f1),
    (p3)-[:ACTED_IN]->(f2), (f1)-[:SHOT_IN]->(c1), (f2)-[:SHOT_IN]->(c2), (p1)-[:BORN_IN]->(c2)`;
