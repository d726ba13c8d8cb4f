/** Questions that the sample graphs bring along in English alone, as they are asked in Romanian: names stay as the graph has them. */
export const SAMPLE_QUESTIONS_ROMANIAN: Readonly<Record<string, string>> = {
  "Who directed Inception?": "Cine a regizat Inception?",
  "What genre is The Shawshank Redemption?": "Ce gen are The Shawshank Redemption?",
  "When was Casablanca released?": "Când a apărut Casablanca?",
  "Which films did Hayao Miyazaki direct?": "Ce filme a regizat Hayao Miyazaki?",
  "Which films did Audrey Hepburn star in?": "În ce filme a jucat Audrey Hepburn?",
  "Who acted in Lost in Translation?": "Cine a jucat în Lost in Translation?",
  "Who starred in films directed by Sofia Coppola?": "Cine a jucat în filmele regizate de Sofia Coppola?",
  "Who occurs with both Fantine and Marius?": "Cine apare împreună cu Fantine și Marius?",
  "How many characters occur with Gavroche?": "Câte personaje apar cu Gavroche?",
  "How does imatinib work against gastrointestinal stromal tumor?":
    "Cum acționează imatinib împotriva gastrointestinal stromal tumor?",
  "How does omeprazole work against duodenal ulcer disease?":
    "Cum acționează omeprazole împotriva duodenal ulcer disease?",
  "How does warfarin work against thromboembolic disorder?":
    "Cum acționează warfarin împotriva thromboembolic disorder?",
  "How does bevacizumab work against glioblastoma multiforme?":
    "Cum acționează bevacizumab împotriva glioblastoma multiforme?",
  "How does ibrutinib work against Waldenström macroglobulinemia?":
    "Cum acționează ibrutinib împotriva Waldenström macroglobulinemia?",
  "How does tamoxifen work against infiltrating duct carcinoma of breast?":
    "Cum acționează tamoxifen împotriva infiltrating duct carcinoma of breast?",
  "How does rosuvastatin work against arteriosclerotic vascular disease?":
    "Cum acționează rosuvastatin împotriva arteriosclerotic vascular disease?",
};
